import CFuzzer
import Files
import FuzzTargets
import Glibc

// FUZZ_TARGET names the target; the arguments are libFuzzer's own. Child processes inherit both.

/// The callback of libFuzzer. A C function captures no variables, so the target is kept in a
/// global.
func run(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: count))
  FuzzTarget.chosen?.run(bytes)
  return 0
}

guard let target = Environment["FUZZ_TARGET"].flatMap(FuzzTarget.named) else {
  print("usage: FUZZ_TARGET=NAME fuzz [OPTION...] [FOLDER...]")
  print("targets: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
  exit(2)
}
FuzzTarget.choose(target)
var count = CommandLine.argc
var arguments = unsafe Optional(CommandLine.unsafeArgv)
exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, run))
