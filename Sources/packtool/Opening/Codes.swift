import Arguments
import CodeGeneration
import Diagnostics
import Exchange
internal import Projects

/// Finds the codes that users name.
enum Codes {
  /// All codes: those of projects and packs, of imports and exports, and of generated code.
  static let all = (Code.all + Code.ofExchange + Code.ofCodeGeneration).sorted()

  static func named(_ id: String, _ invocation: Invocation) throws(Failure) -> Code {
    if let code = all.first(where: { $0.id == id.uppercased() }) { return code }
    throw unknown(id, all, invocation)
  }

  /// The filter of `--select` and `--ignore`, each with codes and families between commas.
  static func filter(
    selecting selected: [String] = [], ignoring ignored: [String] = [], _ invocation: Invocation
  ) throws(Failure) -> CodeFilter {
    let selection = try codes(selected, invocation)
    return CodeFilter(
      selecting: selected.isEmpty ? nil : selection.all, naming: selection.named,
      ignoring: try codes(ignored, invocation).all)
  }

  /// The filter of a command that declares both `--select` and `--ignore`.
  static func filter(_ invocation: Invocation) throws(Failure) -> CodeFilter {
    try filter(
      selecting: invocation[Shared.select], ignoring: invocation[Shared.ignore], invocation)
  }

  /// The codes that texts name: one by one, or as families, the beginnings of codes.
  private static func codes(
    _ texts: [String], _ invocation: Invocation
  ) throws(Failure) -> (all: Set<Code>, named: Set<Code>) {
    let known = all
    var codes: (all: Set<Code>, named: Set<Code>) = ([], [])
    for text in texts {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let id = part.trimmingSpaces.uppercased()
        let found = known.filter { $0.id.hasPrefix(id) }
        if id.isEmpty || found.isEmpty { throw unknown(String(part), known, invocation) }
        codes.all.formUnion(found)
        if found.count == 1, found[0].id == id { codes.named.insert(found[0]) }
      }
    }
    return codes
  }

  private static func unknown(
    _ id: String, _ known: [Code], _ invocation: Invocation
  ) -> Failure {
    let near = NearMiss.of(id.uppercased(), among: known.map(\.id))
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    return .usage(invocation.usageError("there is no finding \(id.quoted)\(hint)"))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
  }
}
