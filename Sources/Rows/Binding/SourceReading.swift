package import Bytes
package import Diagnostics

/// The choices of an author for reading one source; a choice that is nil is found in the file or has its default.
package struct SourceReading: Sendable, Equatable {
  /// A column of the file that is read under another name.
  package struct Renamed: Sendable, Equatable {
    /// The name in the header of the file.
    package var from: String
    /// The name that the column is read by, such as `Fact` or `Prompt@ru`.
    package var to: String
    /// The places of both in the manifest.
    package var fromPlace: Place
    package var toPlace: Place

    package init(from: String, to: String, fromPlace: Place, toPlace: Place) {
      (self.from, self.to, self.fromPlace, self.toPlace) = (from, to, fromPlace, toPlace)
    }
  }

  /// The encoding of a CSV file that is not UTF-8.
  package var encoding: StatedEncoding?
  /// The character between the cells of a CSV file.
  package var delimiter: UInt8?
  /// The signs of the numbers. Without a choice they are plain, and doubtful numbers are reported.
  package var numbers: NumberStyle?
  /// The columns that are read under other names.
  package var renamed: [Renamed] = []
  /// True if the kind was guessed from a header that does not have all its columns; no name of a column then has a fix.
  package var isKindGuessed = false

  package init(
    delimiter: UInt8? = nil, numbers: NumberStyle? = nil, encoding: StatedEncoding? = nil
  ) {
    self.delimiter = delimiter
    self.numbers = numbers
    self.encoding = encoding
  }
}
