import Glibc

/// Worker threads.
package enum Workers {
  /// The size of a thread's stack: what Linux gives without a limit of the user's.
  static let stackSize = 8 << 20

  /// The number of threads that can run at once on this machine (sysconf).
  package static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The number of threads of a command without `--threads`.
  package static var usualCount: Int { min(coreCount, 256) }

  /// Runs `work` on `count` threads and `here` on the calling one, and returns when all have
  /// returned (pthread_create, pthread_join).
  ///
  /// The system may allow fewer threads, so `here` alone must be able to finish the work.
  package static func run(
    beside count: Int, _ work: @escaping @Sendable () -> Void, here: () -> Void
  ) {
    var threads: [Worker] = []
    while threads.count < count, let thread = Worker(work) { threads.append(thread) }
    here()
    for thread in threads { thread.join() }
  }

  /// Starts `work` on a thread of its own, and returns a function that waits for it, to be called
  /// once. If no thread can be started, `work` does not run.
  package static func beside(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let thread = Worker(work)
    return { thread?.join() }
  }

  /// Starts `work` on a thread of its own without waiting for it; returns false if no thread can be
  /// started (pthread_detach).
  ///
  /// Signals go to the other threads, except those that report a fault of the thread itself.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      unsafe sigdelset(&all, fault)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    guard let thread = Worker(work) else { return false }
    thread.detach()
    return true
  }

  fileprivate final class Box: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}

/// A thread that is joined.
struct Worker: Sendable {
  private let thread: pthread_t

  /// Starts a thread; nil if the system has no more (pthread_create). Its stack has a size of its
  /// own, which a small limit on stacks would otherwise give it.
  init?(_ work: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Workers.stackSize)
    let box = unsafe Unmanaged.passRetained(Workers.Box(work))
    guard unsafe pthread_create(&thread, &attributes, begin, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the thread; to be called once (pthread_join).
  func join() { pthread_join(thread, nil) }

  /// Lets the thread end by itself; to be called once, instead of `join` (pthread_detach).
  fileprivate func detach() { pthread_detach(thread) }
}

private func begin(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<Workers.Box>.fromOpaque(argument).takeRetainedValue().work()
  return nil
}
