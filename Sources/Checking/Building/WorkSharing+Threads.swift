internal import Files
internal import PackFormat
internal import Synchronization

extension WorkSharing {
  /// Shares work between threads, each of which takes the next part.
  static func onThreads(_ threads: Int) -> WorkSharing {
    WorkSharing(sections: {
      threads > 1 ? DeferredSections(makingBeside: $0) : DeferredSections(making: $0)
    }) { count, work in
      // A block takes some hundredths of a millisecond, so a thread needs several to be worth its start.
      let begun = BegunWork(count, threads: min(threads, count / 8), work)
      return { begun.made() }
    }
  }
}

extension DeferredSections {
  /// Makes sections one after the other on another thread; a section that is asked for earlier is made by the caller.
  fileprivate init(makingBeside sections: [Make]) {
    let work = SectionWork(sections)
    self.init(made: { work.places[$0].made }, known: { work.places[$0].known })
  }
}

/// Sections that another thread is making; its deinitialiser waits for that thread.
private final class SectionWork: Sendable {
  final class Place: Sendable {
    private let make: DeferredSections.Make
    private let section = Mutex<EncodedSection?>(nil)

    init(_ make: @escaping DeferredSections.Make) { self.make = make }

    var made: EncodedSection {
      section.withLock { section in
        let made = section ?? make()
        section = made
        return made
      }
    }

    var known: EncodedSection? { section.withLockIfAvailable { $0 } ?? nil }
  }

  let places: [Place]
  private let wait: @Sendable () -> Void

  init(_ sections: [DeferredSections.Make]) {
    let places = sections.map { Place($0) }
    self.places = places
    wait = Workers.beside { for place in places { _ = place.made } }
  }

  deinit { wait() }
}
