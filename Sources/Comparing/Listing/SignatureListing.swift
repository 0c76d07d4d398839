internal import Diagnostics

/// The signature beside a pack, for `inspect`.
package struct SignatureListing: Sendable {
  package enum State: String, Sendable {
    /// The signature is valid, by a key that the user trusts.
    case trusted
    /// The user does not know the key, so nothing could be checked.
    case unknown
    /// The signature is damaged, or belongs to another pack.
    case refused
  }

  package let state: State
  /// The user's name for the key; nil unless it is trusted.
  package let name: String?
  package let keyId: String?
  /// The reason why the signature was refused.
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
