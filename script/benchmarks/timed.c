// timed COMMAND ARGUMENT…: runs it and says how long it took and how much memory it had at most:
// seconds of the wall clock, of the processor in the program and in the system, KiB, exit code.
// A program of its own, as a child begins with the size of what it was forked from.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec * 1e-6; }

int main(int count, char **arguments) {
  if (count < 2) return 2;
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  pid_t child = fork();
  if (child < 0) return 3;
  if (child == 0) {
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, 0);
    dup2(nothing, 1);
    if (!getenv("BENCH_SHOW")) dup2(nothing, 2);
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 3;
  clock_gettime(CLOCK_MONOTONIC, &after);
  printf("%.6f %.6f %.6f %ld %d\n",
         after.tv_sec - before.tv_sec + (after.tv_nsec - before.tv_nsec) * 1e-9,
         seconds(usage.ru_utime), seconds(usage.ru_stime), usage.ru_maxrss,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
