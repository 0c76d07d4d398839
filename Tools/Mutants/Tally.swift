/// The combined results of a range of mutants.
struct Tally {
  private let limits: Family.Limits
  private var mutants = 0
  private var names: [String: Int] = [:]
  private var complaints: [(number: UInt64, text: String)] = []
  private var complaintCount = 0
  private var slowest = (number: UInt64(0), milliseconds: 0.0)

  /// The number of complaints that are kept as text; further ones are only counted.
  private static let mostShown = 20

  init(_ limits: Family.Limits) { self.limits = limits }

  mutating func note(_ number: UInt64, _ outcome: Outcome, _ milliseconds: Double) {
    mutants += 1
    names[outcome.name, default: 0] += 1
    if milliseconds > slowest.milliseconds { slowest = (number, milliseconds) }
    if let complaint = outcome.complaint { complain(number, complaint) }
    if milliseconds > limits.milliseconds {
      complain(number, "took \(Int(milliseconds)) ms (\(outcome.name))")
    }
    let peak = ProcessFigures.peakKibibytes
    if peak > limits.kibibytes, peak > peakSeen {
      complain(number, "took the memory to \(peak >> 10) MiB (\(outcome.name))")
    }
    peakSeen = max(peakSeen, peak)
  }

  private var peakSeen = ProcessFigures.peakKibibytes

  private mutating func complain(_ number: UInt64, _ text: String) {
    complaintCount += 1
    if complaints.count < Self.mostShown { complaints.append((number, text)) }
  }

  /// The tally as a JSON object on one line.
  var json: String {
    let names = names.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    let shown = complaints.map {
      "[\($0.number),\"\($0.text.filter { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 >= " " })\"]"
    }
    return "{\"mutants\":\(mutants),\"outcomes\":{\(names.joined(separator: ","))}"
      + ",\"complaints\":\(complaintCount),\"shown\":[\(shown.joined(separator: ","))]"
      + ",\"slowest\":[\(slowest.number),\(slowest.milliseconds)]"
      + ",\"peakKiB\":\(ProcessFigures.peakKibibytes)}\n"
  }
}
