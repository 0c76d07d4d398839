// halves PROGRAM ARGUMENTS…: runs a program and halves the length of each of its reads and writes, as a system may do.
// It works by ptrace: a statically linked program ignores LD_PRELOAD. Calls before the program's own are left alone,
// since the loader of a debug build takes a short read of a library for a damaged one.
#include <elf.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>
// After <sys/ptrace.h>: both declare the same names.
#include <linux/ptrace.h>

/// The number of calls whose length was halved.
static unsigned long halved;

/// True once the program has looked at its standard input, which is its first call of its own (fcntl).
static int has_begun;

/// True if a ptrace call succeeded; false if the thread is gone. Any other error ends halves, since nothing would be
/// halved.
static int is_here(long result) {
  if (result >= 0) return 1;
  if (errno == ESRCH) return 0;
  perror("halves");
  exit(127);
}

/// Halves the third argument of a call: the number of bytes to transfer.
static void halve(pid_t thread) {
  struct user_regs_struct registers;
  struct iovec all = {&registers, sizeof registers};
  if (!is_here(ptrace(PTRACE_GETREGSET, thread, NT_PRSTATUS, &all))) return;
#if defined(__x86_64__)
  registers.rdx = (registers.rdx + 1) / 2;
#elif defined(__aarch64__)
  registers.regs[2] = (registers.regs[2] + 1) / 2;
#else
#error "in which register is the third argument of a call?"
#endif
  if (is_here(ptrace(PTRACE_SETREGSET, thread, NT_PRSTATUS, &all))) halved++;
}

static void look(pid_t thread) {
  struct ptrace_syscall_info info;
  if (!is_here(ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof info, &info))) return;
  if (info.op != PTRACE_SYSCALL_INFO_ENTRY) return;
  switch (info.entry.nr) {
    case SYS_fcntl: has_begun |= info.entry.args[0] == 0; return;
    case SYS_read:
    case SYS_write:
    case SYS_pread64:
    case SYS_pwrite64: if (has_begun) halve(thread);
  }
}

int main(int count, char **arguments) {
  if (count < 2) return 127;
  const pid_t program = fork();
  if (program == 0) {
    is_here(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
    raise(SIGSTOP);
    execv(arguments[1], arguments + 1);
    perror(arguments[1]);
    _exit(127);
  }
  int status;
  if (program < 0 || waitpid(program, &status, 0) < 0) return 127;
  is_here(ptrace(PTRACE_SETOPTIONS, program, NULL,
                 (void *)(intptr_t)(PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL)));
  ptrace(PTRACE_SYSCALL, program, NULL, NULL);
  for (pid_t thread; (thread = waitpid(-1, &status, __WALL)) > 0;) {
    if (!WIFSTOPPED(status)) {
      if (thread != program) continue;
      if (WIFEXITED(status)) return halved > 0 ? WEXITSTATUS(status) : 127;
      signal(WTERMSIG(status), SIG_DFL);
      raise(WTERMSIG(status));
      return 127;
    }
    const int stopped = WSTOPSIG(status);
    if (stopped == (SIGTRAP | 0x80)) look(thread);
    // Stops of ptrace itself (a new thread, exec, a call) are not passed on to the program as signals.
    const int passed = stopped & 0x80 || stopped == SIGTRAP || stopped == SIGSTOP ? 0 : stopped;
    ptrace(PTRACE_SYSCALL, thread, NULL, (void *)(intptr_t)passed);
  }
  return 127;
}
