import Arguments
import CSVSource
import Diagnostics
import Files

/// `packtool cells`: prints a CSV file as the reader sees it.
enum Cells {
  private static let file = Argument.required("FILE", .file(), "the CSV file")
  private static let quote = Argument.optional(
    "--quote", .quotationMark, "the character around quoted cells; by default \"")

  static let command = Command(
    "cells", "print the cells of a CSV file as JSON",
    [file, Shared.delimiter, quote],
    discussion: """
      Prints one JSON array for each row, the header row first, as the CSV reader sees them. \
      Damaged rows are left out. Their findings are printed to standard error, and then the exit \
      code is 1.
      """,
    examples: ["packtool cells holdb.csv | head": "print the first rows"])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[file]
    let options = CSVReader.Options(
      delimiter: invocation[Shared.delimiter], quote: invocation[quote] ?? UInt8(ascii: "\""))
    // Until a delimiter is found, the reader takes the comma for one.
    guard options.quote != options.delimiter ?? UInt8(ascii: ",") else {
      throw .usage(invocation.usageError("--quote and --delimiter have to differ"))
    }
    var findings = Findings(limit: 1000)
    var reader = try open(path, options, &findings)
    var lines: [UInt8] = []
    if let header = reader.header { CellsJSON.append(header, to: &lines) }
    var batch = CSVBatch()
    while !console.isClosed, try next(&reader, &batch, &findings) {
      for index in 0..<batch.count where batch[index].isSound {
        CellsJSON.append(batch[index], of: batch, to: &lines)
      }
      try console.print(lines)
      lines.removeAll(keepingCapacity: true)
    }
    try console.print(lines)
    var report = FindingsReport(.human, isResult: false, template: findings)
    report.add(findings, files: [path])
    if findings.count > 0 { try report.show(&console) }
    return findings.errors > 0 ? .findings : .fine
  }

  private static func next(
    _ reader: inout CSVReader, _ batch: inout CSVBatch, _ findings: inout Findings
  ) throws(Failure) -> Bool {
    do throws(FileError) {
      return try reader.next(&batch, findings: &findings)
    } catch {
      throw .file(error)
    }
  }

  private static func open(
    _ path: String, _ options: CSVReader.Options, _ findings: inout Findings
  ) throws(Failure) -> CSVReader {
    do throws(FileError) {
      return try CSVReader.open(.open(path), options, findings: &findings)
    } catch {
      throw .file(error)
    }
  }
}
