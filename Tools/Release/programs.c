// The start of the one file that is both programs: the name it is called by chooses, as in BusyBox. Both share the
// standard library and most of our own, so the file is not much larger than packtool alone.
#include <string.h>
#include <unistd.h>

int packtool_main(int count, char **words);
int packplay_main(int count, char **words);

// Swift's runtime looks for its own path in /proc before `main`, and would abort without it. Constructors with a number run
// before those without.
__attribute__((constructor(101))) static void check_proc(void) {
  static const char lack[] =
      "packtool: /proc is not mounted, and the program needs it; mount it, as with mount -t proc proc /proc\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  // A failure to write leaves the exit code to tell.
  (void)!write(STDERR_FILENO, lack, sizeof lack - 1);
  _exit(3);
}

int main(int count, char **words) {
  const char *path = count > 0 ? words[0] : "";
  const char *slash = strrchr(path, '/');
  return strcmp(slash ? slash + 1 : path, "packplay") == 0 ? packplay_main(count, words) : packtool_main(count, words);
}
