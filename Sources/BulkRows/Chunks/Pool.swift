internal import Synchronization

/// A pool of objects that threads use in turn.
package final class Pool<Thing: Sendable>: Sendable {
  private let all = Mutex<[Thing]>([])

  package init() {}

  /// Takes an object that `suits`; nil if there is none. Objects that do not suit are dropped.
  package func take(where suits: (Thing) -> Bool) -> Thing? {
    all.withLock { all in
      all.removeAll { !suits($0) }
      return all.popLast()
    }
  }

  package func give(_ thing: Thing) { all.withLock { $0.append(thing) } }
}
