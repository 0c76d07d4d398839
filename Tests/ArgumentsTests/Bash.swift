import Glibc

/// The bash of this machine, to run what is generated for it.
enum Bash {
  static var isInstalled: Bool { unsafe access("/bin/bash", X_OK) == 0 }

  /// What a script prints; nil where it does not end well.
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
