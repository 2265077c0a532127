import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary
import Testing

@testable import earshot_types

@Suite("Running typed code") struct RunningTests {
  @Test("A call of something that nothing does is a gap with its place")
  func gap() {
    let run = Self.run(
      "func probe() -> String {\n  let hash = AsyncStream<Int>.makeStream().1.hashValue\n  return \"\\(hash)\"\n}"
    )
    #expect(run == .unknown("the hash of a value of AsyncStream<Int>.Continuation at main.swift:4:14"))
  }

  @Test("Code that never ends is a gap")
  func endless() {
    let run = Self.run("func probe() -> String {\n  while true {}\n}")
    #expect(run == .unknown("the code takes too many steps at main.swift:4:3"))
  }

  @Test("Code that calls itself without end is a gap")
  func recursion() {
    let run = Self.run(
      "func deep(_ n: Int) -> Int { deep(n + 1) }\nfunc probe() -> String { \"\\(deep(0))\" }")
    #expect(run == .unknown("the code calls itself too often at main.swift:4:29"))
  }

  @Test("A row of casts is compiled once")
  func casts() {
    let row = String(repeating: " as Int", count: 60)
    #expect(Self.run("func probe() -> String { \"\\(4\(row))\" }") == .text("4"))
  }

  @Test("What Swift stops at stops the code, not the program")
  func trap() {
    let run = Self.run("func probe() -> String { \"\\([1, 2][2])\" }")
    #expect(run == .trap("Fatal error: Index out of range"))
  }

  @Test("A statement whose types don't fit is told, whatever else is said")
  func mismatch() {
    let source = "func probe() -> String {\n  let wrong: Int = \"text\"\n  return \"said\"\n}"
    let notices = LargeStack.map([source]) {
      ProgramRun(
        OracleProgram(name: "", expected: "", code: $0), library: EmbeddedLibrary.module,
        natives: Natives.standard()
      ).notices
    }[0]
    #expect(notices.count == 1)
  }

  // "1 0" is what swiftc's program prints.
  @Test("A variable may have the name of what it is made of")
  func ownName() {
    let code = """
      enum Leak: Error { case small, large }
      func code(_ error: Error) -> Int { let error = error as NSError; return error.code }
      func probe() -> String {
        do { throw Leak.large } catch { let error = error as NSError; return "\\(error.code) \\(code(Leak.small))" }
      }
      """
    #expect(Self.run(code) == .text("1 0"))
  }

  @Test("A chain of operators is made once, not twice for each operator more")
  func chain() {
    let sum = Array(repeating: "1", count: 30).joined(separator: " + ")
    #expect(Self.run("func probe() -> String { let sum = \(sum); return \"\\(sum)\" }") == .text("30"))
  }

  private static func run(_ code: String) -> ProgramRun.Outcome {
    LargeStack.map([code]) { code in
      ProgramRun(
        OracleProgram(name: "", expected: "", code: code), library: EmbeddedLibrary.module,
        natives: Natives.standard()
      ).outcome
    }[0]
  }
}
