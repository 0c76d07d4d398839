import CFuzzer
import FuzzTargets
import Glibc

// fuzz TARGET [libFuzzer's own arguments]: the target is what the first argument names.

/// What libFuzzer calls: a C function, which can hold nothing.
func run(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: count))
  FuzzTarget.chosen?.run(bytes)
  return 0
}

guard CommandLine.argc > 1, let target = FuzzTarget.named(CommandLine.arguments[1]) else {
  print("usage: fuzz TARGET [OPTION...] [FOLDER...]")
  print("targets: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
  exit(2)
}
FuzzTarget.choose(target)
var count = CommandLine.argc - 1
// The target's name stands where libFuzzer expects its program's.
var arguments = unsafe Optional(CommandLine.unsafeArgv + 1)
exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, run))
