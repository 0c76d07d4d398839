import Arguments
import Diagnostics
import PackCompiler

/// Finds the codes that users name.
enum Codes {
  static func named(_ id: String, _ invocation: Invocation) throws(Failure) -> Code {
    let all = Code.all
    if let code = all.first(where: { $0.id == id.uppercased() }) { return code }
    let near = NearMiss.of(id.uppercased(), among: all.map(\.id))
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    throw .usage(invocation.usageError("there is no finding \(id.quoted)\(hint)"))
  }

  /// The codes of `--allow`, which must be warnings: no pack is made from a source with errors.
  static func allowed(_ ids: [String], _ invocation: Invocation) throws(Failure) -> Set<Code> {
    var codes: Set<Code> = []
    for id in ids {
      let code = try named(id, invocation)
      guard code.severity == .warning else {
        throw .usage(invocation.usageError("\(code.id) is an error and cannot be passed over"))
      }
      codes.insert(code)
    }
    return codes
  }
}
