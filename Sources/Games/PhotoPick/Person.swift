/// A person of a roster, as the game uses them.
package struct Person: Sendable, Equatable {
  package var name: String
  /// The row of the asset that shows them.
  package var picture: Int?
  /// A description of the picture.
  package var pictureText: String?
  package var number: Int64?
  package var position: String?
  /// The first year of their time.
  package var from: Int64?
  /// The last year of their time.
  package var to: Int64?
  /// The year in which they were honoured.
  package var inducted: Int64?
  package var note: String?
  package var source: String?

  package init(
    name: String, picture: Int? = nil, pictureText: String? = nil, number: Int64? = nil,
    position: String? = nil, from: Int64? = nil, to: Int64? = nil, inducted: Int64? = nil,
    note: String? = nil, source: String? = nil
  ) {
    self.name = name
    self.picture = picture
    self.pictureText = pictureText
    self.number = number
    self.position = position
    self.from = from
    self.to = to
    self.inducted = inducted
    self.note = note
    self.source = source
  }
}

/// People by index, read one at a time: a pack, or an array in tests.
package protocol PersonSource {
  associatedtype Failure: Error

  /// The number of people.
  var personCount: Int { get }
  /// Returns a person; `index` is at least 0 and below `personCount`.
  func person(at index: Int) throws(Failure) -> Person
  /// Returns the id of a person, with which a player can report them; nil if they have none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: PersonSource where Element == Person {
  package var personCount: Int { count }
  package func person(at index: Int) throws(Never) -> Person { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}
