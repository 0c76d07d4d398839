import Glibc

/// Threads for work that is shared out by whoever does it.
package enum Workers {
  /// How many threads can run at once here (sysconf).
  package static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How many threads a command has where nobody says.
  package static var usualCount: Int { min(coreCount, 256) }

  /// Runs `work` on so many threads beside the calling one, which does `here`; returns when all have
  /// returned (pthread_create, pthread_join).
  ///
  /// Where the system has no more threads there are fewer: `here` alone must come to an end of the work.
  package static func run(
    beside count: Int, _ work: @escaping @Sendable () -> Void, here: () -> Void
  ) {
    var threads: [Worker] = []
    while threads.count < count, let thread = Worker(work) { threads.append(thread) }
    here()
    for thread in threads { thread.join() }
  }

  /// Runs `work` on a thread of its own, where there is one, and returns what waits for it; to be called once.
  package static func beside(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let thread = Worker(work)
    return { thread?.join() }
  }

  /// Runs `work` on a thread of its own and does not wait for it; false where there is no more room for threads
  /// (pthread_detach).
  ///
  /// Signals come to the other threads, but for those that are the thread's own fault.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      unsafe sigdelset(&all, fault)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Box(work))
    guard unsafe pthread_create(&thread, nil, begin, box.toOpaque()) == 0 else {
      unsafe box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  fileprivate final class Box: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}

/// A thread that somebody waits for.
struct Worker: Sendable {
  private let thread: pthread_t

  /// Nil where the system has no more threads (pthread_create).
  init?(_ work: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Workers.Box(work))
    guard unsafe pthread_create(&thread, nil, begin, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    self.thread = thread
  }

  /// Returns when the work has; to be called once (pthread_join).
  func join() { pthread_join(thread, nil) }
}

private func begin(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<Workers.Box>.fromOpaque(argument).takeRetainedValue().work()
  return nil
}
