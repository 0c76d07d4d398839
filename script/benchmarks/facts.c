// facts BYTES [warned|wrong|lacking]: a CSV file of facts of about that size, the same every time.
//
// Every Fact is different. Six of ten are quoted, one in four has a comma in it, one in sixteen a doubled
// quote, one in six a letter that is not ASCII; a fifth asks for a year. Nothing is to be said of any row,
// but with `warned` of one unit in forty, with `wrong` of every value, and with `lacking` that it has no unit.
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
  const int is_lacking = !strcmp(kind, "lacking");
  static char buffer[1 << 20];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  uint64_t written = (uint64_t)printf("Fact,Value,Unit,Source\n");
  for (uint64_t number = 0; written < size; number++) {
    const char *place = PICK(places), *thing = PICK(things), *subject = PICK(subjects);
    char row[512];
    int end = 0, asks_for_year = 0;
    switch (below(16)) {
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
    else if (asks_for_year) {
      const uint32_t year = 1000 + below(1000);
      // What the text says is not asked for.
      end += sprintf(row + end, "%u", year == number ? year - 1 : year);
    }
    else if (below(4) == 0) end += sprintf(row + end, "%u.%u", 1 + below(10000), 1 + below(9));
    else {
      uint64_t value = 1 + below(999999);
      if (below(3) == 0) value *= 1 + below(1000000);
      end += sprintf(row + end, "%" PRIu64, value == number ? value + 1 : value);
    }
    const char *unit = asks_for_year ? "year" : is_warned && below(40) == 0 ? PICK(warned) : PICK(units);
    end += sprintf(row + end, ",%s,%s\n", is_lacking ? "" : unit, below(10) < 6 ? "" : PICK(sources));
    fwrite(row, 1, (size_t)end, stdout);
    written += (uint64_t)end;
  }
  return fflush(stdout) != 0;
}
