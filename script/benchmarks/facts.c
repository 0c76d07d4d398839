// facts BYTES [MODE]: a CSV file of facts of about that size, the same every time.
//
// Every Fact is different. Six of ten are quoted, one in four has a comma in it, one in sixteen a doubled
// quote, one in six a letter that is not ASCII; more than a quarter asks for a year. No row has a finding without a MODE:
//
//   warned     one unit in forty has a warning, which is one row in about sixty
//   warned-41  every 41st row has a unit with a warning
//   wrong      every value is words in place of a number
//   commas     every value has a comma between thousands
//   lacking    no row has a unit
//   small      every eighth row has a value of 2 to 20, which its text does not tell; no row has a finding
//   mixed      the rows of small and of warned-41, and an error in every 97th row: the value 0, the year 9999 or no unit
//   respelled  every row is sound, and normalise writes seven of ten values otherwise
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(list) (sizeof(list) / sizeof *(list))

static const char *const places[] = {
    "Budapest", "Lima", "Quito", "Oslo", "Paris", "Lyon", "Brno", "Sofia", "Rome", "Milano", "Porto", "Lisboa",
    "Madrid", "Dublin", "Cork", "London", "Leeds", "York", "Boston", "Denver", "Austin", "Dallas", "Miami",
    "Tulsa", "Reno", "Salem", "Omaha", "Utah", "Texas", "Ohio", "Maine", "Chile", "Peru", "Kenya", "Ghana",
    "Mali", "Chad", "Egypt", "Japan", "Seoul", "Hanoi", "Delhi", "Nepal", "Perth", "Sydney", "Cairns", "Suva",
    "Samoa", "Tonga", "Fiji", "Győr", "Pécs", "Zürich", "Genève", "Łódź", "Kraków", "Одеса", "Αθήνα", "東京",
    "서울"};
static const char *const things[] = {
    "Population", "Area", "Length", "Height", "Depth", "Budget", "Mass", "Speed", "Age", "Cost", "Output",
    "Rainfall", "Volume", "Power", "Capacity", "Range", "Debt", "Trade", "Births", "Income", "Tax yield",
    "Road deaths", "Snow cover"};
static const char *const subjects[] = {
    "river", "lake", "tower", "bridge", "dam", "museum", "port", "mine", "farm", "canal", "tunnel", "park",
    "island", "volcano", "glacier", "airport", "stadium", "school", "ship", "train", "reactor", "satellite",
    "comet", "opera", "novel", "film", "song", "painting", "church"};
static const char *const units[] = {
    "km", "m", "cm", "mm", "kg", "g", "mg", "t", "L", "mL", "K", "°C", "Pa", "kPa", "W", "kW", "MW", "J", "kWh",
    "V", "A", "Hz", "kHz", "s", "ms", "minutes", "hours", "people", "euros", "pages", "goals", "votes", "km²", "m²",
    "m³", "people per day", "euros per year", "km/h", "pages per book", "votes per seat"};
static const char *const warned[] = {"lb", "mi", "deg", "Km"};
static const char *const sources[] = {
    "UN 2019", "CIA Factbook", "Eurostat", "World Bank", "\"Smith, 2011\"", "NASA", "IMF", "Nature 412",
    "\"Who's \"\"Who\"\"\"", "WHO"};

static uint64_t state = 0x9e3779b97f4a7c15;
static uint32_t below(uint32_t limit) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t)(((state >> 32) * limit) >> 32);
}
#define PICK(list) list[below(COUNT(list))]

int main(int count, char **arguments) {
  const uint64_t size = count > 1 ? strtoull(arguments[1], NULL, 10) : 0;
  const char *kind = count > 2 ? arguments[2] : "";
  const int is_warned = !strcmp(kind, "warned"), is_wrong = !strcmp(kind, "wrong");
  const int is_lacking = !strcmp(kind, "lacking"), has_commas = !strcmp(kind, "commas");
  const int is_respelled = !strcmp(kind, "respelled"), is_mixed = !strcmp(kind, "mixed");
  const int has_small = is_mixed || !strcmp(kind, "small");
  const int has_odd_units = is_mixed || !strcmp(kind, "warned-41");
  static char buffer[1 << 20];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  uint64_t written = (uint64_t)printf("Fact,Value,Unit,Source\n");
  for (uint64_t number = 0; written < size; number++) {
    const char *place = PICK(places), *thing = PICK(things), *subject = PICK(subjects);
    char row[512];
    int end = 0, asks_for_year = 0;
    const int is_small = has_small && number % 8 == 7, has_odd_unit = has_odd_units && number % 41 == 40;
    const int is_faulty = is_mixed && number % 97 == 96;
    const uint32_t form = below(16);
    // A row with a finding, or a small value, does not ask for a year.
    switch (is_small || has_odd_unit || is_faulty ? 6 + form % 4 : form) {
    case 0: case 1: case 2:
      end = sprintf(row, "\"%s of %s, %s no. %" PRIu64 "\"", thing, place, subject, number);
      break;
    case 3:
      asks_for_year = 1;
      end = sprintf(row, "\"Year in which the %s \"\"%s %" PRIu64 "\"\" was built\"", subject, place, number);
      break;
    case 4: case 5:
      asks_for_year = below(4) > 0;
      end = sprintf(row, "\"%s of %s, the %s with the number %" PRIu64 "\"", thing, place, subject, number);
      break;
    case 6: case 7: case 8: case 9:
      end = sprintf(row, "\"%s of the %s no. %" PRIu64 " in %s\"", thing, subject, number, place);
      break;
    case 10: case 11:
      asks_for_year = 1;
      end = sprintf(row, "Year in which the %s %" PRIu64 " of %s was opened", subject, number, place);
      break;
    default:
      end = sprintf(row, "%s of the %s no. %" PRIu64 " near %s", thing, subject, number, place);
    }
    row[end++] = ',';
    if (is_wrong) end += sprintf(row + end, "about %u", below(100000));
    else if (has_commas) {
      const uint32_t thousands = 1 + below(999), rest = below(1000);
      end += sprintf(row + end, "\"%u,%03u\"", thousands, rest);
    }
    else if (is_faulty && number % 3 == 0) end += sprintf(row + end, "0");
    else if (is_faulty && number % 3 == 1) end += sprintf(row + end, "9999");
    else if (is_small) {
      const uint32_t value = 2 + below(18);
      end += sprintf(row + end, "%u", value == number ? value + 1 : value);
    }
    else if (asks_for_year) {
      const uint32_t year = 1000 + below(1000);
      // What the text says is not asked for.
      end += sprintf(row + end, "%u", year == number ? year - 1 : year);
    }
    else if (is_respelled || below(4) == 0) {
      // Drawn in this order by every compiler, as are the thousands above.
      const uint32_t whole = 1 + below(10000), tenth = 1 + below(9);
      end += sprintf(row + end, "%u.%u%s", whole, tenth, is_respelled ? "0" : "");
    }
    else {
      uint64_t value = 1 + below(999999);
      if (below(3) == 0) value *= 1 + below(1000000);
      end += sprintf(row + end, "%" PRIu64, value == number ? value + 1 : value);
    }
    const char *unit = asks_for_year ? "year" : (is_warned && below(40) == 0) || has_odd_unit ? PICK(warned) : PICK(units);
    if (is_lacking || (is_faulty && number % 3 == 2)) unit = "";
    if (is_faulty && number % 3 == 1) unit = "year";
    end += sprintf(row + end, ",%s,%s\n", unit, below(10) < 6 ? "" : PICK(sources));
    fwrite(row, 1, (size_t)end, stdout);
    written += (uint64_t)end;
  }
  return fflush(stdout) != 0;
}
