internal import Diagnostics
internal import Rows
internal import Synchronization

/// The work and the memory that an import may take. Every reader and unpacker charges it for what it makes of a file.
///
/// Work is counted, not timed, so that the same files are taken or refused on every computer.
package final class ImportBudget: Sendable {
  /// A part of an import, and its price in units of work. A unit is about 10 ns.
  enum Item: Int, CaseIterable {
    case unpackedBytes, members, elements, textBytes, cells, headerNames, wideNames, otherWidths,
      questions, pictureBytes, entries, rowChecks

    fileprivate var price: Int {
      switch self {
      case .unpackedBytes: 1
      case .members: 2_000
      case .elements: 50
      case .textBytes: 3
      case .cells: 30
      // Looked up among the words of each kind, also misspelt.
      case .headerNames: 16_000
      // Looked up among the names of the templates.
      case .wideNames: 800
      // Each is a finding of the CSV reader, which looks for where a cell is missing.
      case .otherWidths: 200
      case .questions: 400
      case .pictureBytes: 2
      case .entries: 200
      // The checks of typed answers take so long, as they are compared in all their forms; others take less.
      case .rowChecks: 900
      }
    }

    fileprivate var title: String {
      switch self {
      case .unpackedBytes: "unpacked bytes"
      case .members: "unpacked files"
      case .elements: "elements"
      case .textBytes: "bytes of text"
      case .cells: "cells"
      case .headerNames, .wideNames: "names of columns"
      case .otherWidths: "rows of another width"
      case .questions: "questions"
      case .pictureBytes: "bytes of pictures"
      case .entries: "entries of the ledger"
      case .rowChecks: "checks of rows"
      }
    }
  }

  /// The limits of an import in proportion to its files.
  struct Limits: Sendable {
    /// The most units of work for files of at most 5.5 MB, and for each byte of larger ones.
    var work = 550_000_000
    var workPerByte = 100
    /// The most bytes that are kept, and those that may be kept more for each byte of the largest file or member.
    var memory = 96 << 20
    var memoryPerByte = 8
    /// The number by which all of them are multiplied.
    var factor = 1
  }

  /// The bytes that a question takes in `DraftTable` and in the source, those of each cell, and those of each byte of text.
  private static let bytesKept = (question: 110, cell: 18, text: 2)

  private struct State {
    /// The bytes of the files that were read.
    var input = 0
    /// The bytes of the largest file or member of an archive.
    var largest = 0
    var counts = [Int](repeating: 0, count: Item.allCases.count)
    var work = 0
    var kept = 0
    var isExceeded = false
  }

  private let state = Mutex(State())
  private let limits: Limits

  init(_ limits: Limits = Limits()) { self.limits = limits }

  /// True if the import has to be given up: readers may stop, and nothing that they find is taken.
  package var isExceeded: Bool { state.withLock { $0.isExceeded } }

  /// The units of work so far.
  package var work: Int { state.withLock { $0.work } }
  /// The bytes kept so far, as they are counted.
  package var kept: Int { state.withLock { $0.kept } }
  /// The most units of work for the files so far.
  package var mostWork: Int { state.withLock { mostWork($0) } }
  /// The most bytes that may be kept of the files so far.
  package var mostKept: Int { state.withLock { mostKept($0) } }

  /// The number of things of so many bytes each that there is room for.
  func room(forEach bytes: Int) -> Int { max(0, mostKept - kept) / bytes }

  /// Adds a file of the user, in proportion to which more may be done.
  func open(file bytes: Int) {
    state.withLock { state in
      state.input += bytes
      state.largest = max(state.largest, bytes)
    }
  }

  /// Charges an unpacked file of an archive, or one that another file names.
  @discardableResult
  func open(member bytes: Int) -> Bool {
    state.withLock { $0.largest = max($0.largest, bytes) }
    charge(.members)
    return charge(.unpackedBytes, bytes)
  }

  /// Charges work; false if the budget is exceeded, now or before.
  @discardableResult
  func charge(_ item: Item, _ count: Int = 1) -> Bool {
    state.withLock { state in
      state.counts[item.rawValue] += count
      let cost = count.multipliedReportingOverflow(by: item.price)
      let sum = state.work.addingReportingOverflow(cost.partialValue)
      state.work = sum.partialValue
      if cost.overflow || sum.overflow || sum.partialValue > mostWork(state) {
        state.isExceeded = true
      }
      return !state.isExceeded
    }
  }

  /// Charges a question with its texts, which are looked at several times: characters beyond ASCII longer, as they may
  /// combine, or be left out.
  func charge(_ question: ExchangedQuestion) -> Bool {
    let beyondASCII = question.cells.reduce(0) { $0 + $1.text.utf8.count { $0 >= 0x80 } }
    charge(.textBytes, 2 * Self.textBytes(question) + 4 * beyondASCII)
    return charge(.questions)
  }

  /// Charges a question that is kept until the end.
  func keep(_ question: ExchangedQuestion) {
    let (row, cell, text) = Self.bytesKept
    keep(row + cell * question.cells.count + text * Self.textBytes(question))
  }

  private static func textBytes(_ question: ExchangedQuestion) -> Int {
    question.cells.reduce(0) { $0 + $1.text.utf8.count }
  }

  /// Charges bytes that are kept until the end.
  func keep(_ bytes: Int) {
    state.withLock { state in
      state.kept += bytes
      if state.kept > mostKept(state) { state.isExceeded = true }
    }
  }

  /// The bytes that a value of JSON takes.
  private static let bytesOfValue = 80

  /// Reads JSON, and charges the room that its values take. If there is none for all of them, the budget is exceeded.
  func parse(_ text: ArraySlice<UInt8>) throws(JSONError) -> JSON {
    let most = room(forEach: Self.bytesOfValue)
    var room = most
    defer { keep((most - room) * Self.bytesOfValue) }
    do throws(JSONError) {
      return try JSON(parsing: text, room: &room)
    } catch {
      if room == 0 { keep(Self.bytesOfValue) }
      throw error
    }
  }

  private func mostWork(_ state: State) -> Int {
    max(limits.work, state.input * limits.workPerByte) * limits.factor
  }

  private func mostKept(_ state: State) -> Int {
    (limits.memory + state.largest * limits.memoryPerByte) * limits.factor
  }

  /// The finding about the file at which the budget was exceeded; nil if it was not.
  func refusal(at place: Place) -> Finding? {
    let state = state.withLock { $0 }
    guard state.isExceeded else { return nil }
    let greatest = Item.allCases.map { (item: $0, cost: $0.price * state.counts[$0.rawValue]) }
      .sorted { ($1.cost, $0.item.rawValue) < ($0.cost, $1.item.rawValue) }
    let counts = greatest.prefix(3).filter { $0.cost > 0 }
      .map { "\(state.counts[$0.item.rawValue]) \($0.item.title)" }.joined(separator: ", ")
    let limit =
      state.work > mostWork(state)
      ? "\(mostWork(state)) units of work" : "\(mostKept(state)) bytes of questions in memory"
    return Finding(
      .importTooLarge,
      "the import is given up here: files of \(state.input) bytes may take \(limit), and more is needed (so far \(counts))",
      at: place,
      help:
        "import fewer files at once; if you trust the file, raise the limit: --budget \(limits.factor * 4)"
    )
  }
}
