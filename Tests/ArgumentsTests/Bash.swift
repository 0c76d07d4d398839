import Glibc

/// The bash of this machine, for running generated completions.
enum Bash {
  static var isInstalled: Bool { unsafe access("/bin/bash", X_OK) == 0 }

  /// Returns the output of a script; nil if the script fails.
  static func output(of script: String) -> String? {
    let command = "/bin/bash 2>&1 <<'END_OF_THE_SCRIPT'\n\(script)\nEND_OF_THE_SCRIPT\n"
    guard let pipe = unsafe popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(pipe), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return unsafe pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
