import PackFormat
import Testing

@testable import Games

@Suite struct UnitNamesTests {
  @Test(arguments: [
    ("Year in which Dolly was born", "year"),
    ("Chromosomes in a body cell of a dog", "chromosomes"),
    ("Metres in a nautical mile", "m"), ("Countries that border on Mali", "countries"),
    ("Melting point of gold in degrees Celsius", "°C"), ("US dollars paid for Alaska", "US$"),
    ("Kilometres that light travels in a second", "km"),
    ("How many people live in Chad?", "people"),
    ("Distance from Paris to Tokyo, to the nearest 10 km", "km"),
    ("Area of all oceans, to the nearest 100,000 km²", "km²"), ("Сколько метров до вершины?", "m"),
    ("В каком году родился Гагарин?", "year"), ("Сколько стран граничит с Мали?", "страны"),
    ("ガガーリンが生まれた年", "year"),
  ])
  func promptNamesItsUnit(prompt: String, unit: String) {
    #expect(Fact(prompt: prompt, value: ExactDecimal(7), unit: unit).promptNamesUnit)
  }

  @Test(arguments: [
    ("Height of Mount Everest", "m"), ("First people on the Moon", "year"),
    ("Length of a race of 400 m, with its curves", "m"), ("Depth below 8,000 m of the trench", "m"),
    ("Population of Metz", "people"), ("Speed of a yearling", "km/h"),
    ("A ring of the tree", "rings of trees"),
    ("", "m"), ("Height of K2", ""),
  ])
  func promptLeavesItsUnitOut(prompt: String, unit: String) {
    #expect(!Fact(prompt: prompt, value: ExactDecimal(7), unit: unit).promptNamesUnit)
  }
}
