internal import Synchronization

/// What threads work with, kept for the next one that needs it.
package final class Pool<Thing: Sendable>: Sendable {
  private let all = Mutex<[Thing]>([])

  package init() {}

  /// Nil where there is none that suits; those that do not are gone.
  package func take(where suits: (Thing) -> Bool) -> Thing? {
    all.withLock { all in
      all.removeAll { !suits($0) }
      return all.popLast()
    }
  }

  package func give(_ thing: Thing) { all.withLock { $0.append(thing) } }
}
