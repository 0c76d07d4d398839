// questions BYTES [warned]: an XML file of four-choice questions of about that size, the same every time;
// with a warning in every row where it is to be: its choices then take too long to be read aloud.
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
  const uint64_t size = count > 1 ? strtoull(arguments[1], NULL, 10) : 0;
  static const char *const cities[] = {"Paris", "Lyon", "Pécs", "Genève", "Kraków", "Rome", "Lima", "東京"};
  const char *gone = count > 2 && strcmp(arguments[2], "warned") == 0 ? "None, as it is gone since" : "Gone in";
  uint64_t written = (uint64_t)printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
  uint64_t state = 88172645463325252;
  for (uint64_t number = 0; written < size; number++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    const char *city = cities[state >> 61];
    written += (uint64_t)printf(
        "  <question>\n    <prompt>Which number has the house of %s &amp; sons, no. %" PRIu64
        ", in the register?</prompt>\n    <choice right=\"true\">It is number %u</choice>\n"
        "    <choice>It has the number %u</choice>\n    <choice>Number %u, on the left</choice>\n"
        "    <choice>%s %u</choice>\n  </question>\n",
        city, number, (unsigned)(state >> 40) % 1000, (unsigned)(state >> 30) % 1000 + 1000,
        (unsigned)(state >> 20) % 1000 + 2000, gone, (unsigned)(state >> 10) % 500 + 1500);
  }
  printf("</quiz>\n");
  return fflush(stdout) != 0;
}
