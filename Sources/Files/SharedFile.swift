/// An open file that closures share; it is closed with the last of them.
package final class SharedFile: Sendable {
  package let file: InputFile

  package init(_ file: consuming InputFile) { self.file = file }
}
