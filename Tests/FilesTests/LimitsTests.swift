import Glibc
import TestSupport
import Testing

@testable import Files

/// Tests of small limits on stack and memory. They apply to a whole process, so each test uses a
/// child.
@Suite struct LimitsTests {
  @Test func aStackThatIsTooSmallEndsTheProgramWithASentence() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      limit(RLIMIT_STACK, 256 << 10, hard: 256 << 10)
      Limits.check("program")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("program: the stack is limited to 256 KiB, but 1024 KiB are needed"))
  }

  @Test func aStackThatMayGrowIsGrown() async {
    await #expect(processExitsWith: .exitCode(7)) {
      limit(RLIMIT_STACK, 64 << 10, hard: 2 << 20)
      Limits.check("program")
      var now = rlimit()
      _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &now)
      exit(now.rlim_cur == 2 << 20 ? 7 : 1)
    }
  }

  @Test(.disabled(if: Sanitizer.isOn, "the sanitizer ends a program with so little memory first"))
  func tooLittleMemoryEndsTheProgramWithASentence() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      limit(RLIMIT_DATA, 1 << 20, hard: .max)
      Limits.check("program")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("program: memory is limited to 1024 KiB, but "))
  }

  @Test func aRefusedBufferIsAnErrorAboutItsFile() {
    #expect(throws: FileError(.read, "a", errno: ENOMEM)) {
      try Memory.check(1 << 46, for: "a")
    }
  }

  @Test func anAbortForAnotherReasonStaysAnAbort() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      Interrupts.installLackOfMemory()
      abort()
    }
  }
}

private func limit(_ resource: __rlimit_resource, _ soft: Int, hard: rlim_t) {
  var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: hard)
  _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}
