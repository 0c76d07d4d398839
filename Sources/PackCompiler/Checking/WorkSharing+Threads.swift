internal import Files
internal import PackFormat

extension WorkSharing {
  /// On so many threads, each of which takes what is next.
  static func onThreads(_ threads: Int) -> WorkSharing {
    WorkSharing(beside: { threads > 1 ? Workers.beside($0) : {} }) { count, work in
      // A block takes some hundredths of a millisecond: a thread has to be worth its start.
      let begun = BegunWork(count, threads: min(threads, count / 8), work)
      return { begun.made() }
    }
  }
}
