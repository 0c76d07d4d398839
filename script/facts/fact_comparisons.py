"""What figures of packs/world-facts are compared with: fact id -> the greatest difference in per cent, and a function.

A census and GeoNames rarely agree, but a slip by a digit, or by three zeros, is seen at once.
"""

import fact_data as data

PEOPLE, AREA = 30, 3

COMPARISONS = {
    "census-united-states": (PEOPLE, lambda: data.population("US")),
    "census-india": (PEOPLE, lambda: data.population("IN")),
    "census-china": (PEOPLE, lambda: data.population("CN")),
    "census-indonesia": (PEOPLE, lambda: data.population("ID")),
    "census-brazil": (PEOPLE, lambda: data.population("BR")),
    "census-mexico": (PEOPLE, lambda: data.population("MX")),
    "census-japan": (PEOPLE, lambda: data.population("JP")),
    "census-germany": (PEOPLE, lambda: data.population("DE")),
    "census-ireland": (PEOPLE, lambda: data.population("IE")),
    "census-canada": (PEOPLE, lambda: data.population("CA")),
    "census-australia": (PEOPLE, lambda: data.population("AU")),
    "census-new-zealand": (PEOPLE, lambda: data.population("NZ")),
    "census-south-africa": (PEOPLE, lambda: data.population("ZA")),
    "census-philippines": (PEOPLE, lambda: data.population("PH")),
    "census-kenya": (PEOPLE, lambda: data.population("KE")),
    "people-turkiye": (PEOPLE, lambda: data.population("TR")),
    "people-france": (PEOPLE, lambda: data.population("FR")),
    "people-spain": (PEOPLE, lambda: data.population("ES")),
    "people-netherlands": (PEOPLE, lambda: data.population("NL")),
    "census-new-york-city": (PEOPLE, lambda: data.city("New York City", "US")["population"]),
    "census-los-angeles": (PEOPLE, lambda: data.city("Los Angeles", "US")["population"]),
    "census-chicago": (PEOPLE, lambda: data.city("Chicago", "US")["population"]),
    "census-london": (PEOPLE, lambda: data.city("London", "GB")["population"]),
    "people-istanbul": (PEOPLE, lambda: data.city("Istanbul", "TR")["population"]),
    "census-shanghai": (PEOPLE, lambda: data.city("Shanghai", "CN")["population"]),
    "area-canada": (AREA, lambda: data.area("CA")),
    "area-brazil": (AREA, lambda: data.area("BR")),
    "area-greenland": (AREA, lambda: data.area("GL")),
    "area-algeria": (AREA, lambda: data.area("DZ")),
}
