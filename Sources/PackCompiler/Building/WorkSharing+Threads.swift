internal import Files
internal import PackFormat
internal import Synchronization

extension WorkSharing {
  /// On so many threads, each of which takes what is next.
  static func onThreads(_ threads: Int) -> WorkSharing {
    WorkSharing(sections: {
      threads > 1 ? DeferredSections(makingBeside: $0) : DeferredSections(making: $0)
    }) { count, work in
      // A block takes some hundredths of a millisecond: a thread has to be worth its start.
      let begun = BegunWork(count, threads: min(threads, count / 8), work)
      return { begun.made() }
    }
  }
}

extension DeferredSections {
  /// Made by a thread of their own, one after the other, but for those that somebody asks for sooner.
  fileprivate init(makingBeside sections: [Make]) {
    let work = SectionWork(sections)
    self.init(made: { work.places[$0].made }, known: { work.places[$0].known })
  }
}

/// Sections that are being made; that ends before this does.
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
