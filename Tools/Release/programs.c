// The start of the one file that is both programs: the name it is called by chooses, as in BusyBox. Both share the
// standard library and most of our own, so the file is not much larger than packtool alone.
#include <string.h>

int packtool_main(int count, char **words);
int packplay_main(int count, char **words);

int main(int count, char **words) {
  const char *path = count > 0 ? words[0] : "";
  const char *slash = strrchr(path, '/');
  return strcmp(slash ? slash + 1 : path, "packplay") == 0 ? packplay_main(count, words) : packtool_main(count, words);
}
