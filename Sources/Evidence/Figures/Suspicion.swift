internal import Games

/// The degree to which a wrong answer looks like the right one.
package struct Suspicion: Sendable {
  package let value: Double

  /// Compares an answer with the key: by z, the correlation with the score on other questions in standard errors, and by
  /// the number of players.
  package init(z: Double, chosen: Int, keyZ: Double, keyChosen: Int) {
    value = z - keyZ + naturalLogarithm(Double(chosen + 1) / Double(keyChosen + 1))
  }
}
