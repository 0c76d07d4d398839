internal import Diagnostics

/// What `inspect` tells of the signature beside a pack.
package struct SignatureListing: Sendable {
  package enum State: String, Sendable {
    /// Checked, by a key that the user trusts.
    case trusted
    /// By a key that the user does not know, so that nothing could be checked.
    case unknown
    /// Damaged, or not of this pack.
    case refused
  }

  package let state: State
  /// The user's name for the key; nil unless it is trusted.
  package let name: String?
  package let keyId: String?
  /// Why it was refused.
  package let problem: String?

  package init(_ state: State, name: String? = nil, keyId: String? = nil, problem: String? = nil) {
    self.state = state
    self.name = name
    self.keyId = keyId
    self.problem = problem
  }

  package var text: String {
    switch state {
    case .trusted: "by \(name ?? ""), key \(keyId ?? "")"
    case .unknown: "not checked: the key \(keyId ?? "") is not trusted here"
    case .refused: "REFUSED: \(problem ?? "")"
    }
  }

  var json: JSONText {
    [
      "state": .string(state.rawValue), "name": JSONText(name), "key": JSONText(keyId),
      "problem": JSONText(problem),
    ]
  }
}
