import EarshotKit
import Foundation
import Testing

/// Small programs of Swift, judged by the compiler.
///
/// `Tests/Oracle/wrong.txt` lists those that are not right yet. A program that is right must not be listed, and
/// one that isn't must be: so the list can only be made shorter. EARSHOT_UPDATE=1 takes out what has become right
/// and adds nothing; a program that is new and wrong is added by hand.
@Suite("Small programs say what swiftc prints") struct OracleTests {
  private static var list: URL { OracleProgram.folder.appending(path: "wrong.txt") }

  @Test("Every program has the compiler's answer, and a name of its own")
  func complete() throws {
    let programs = try OracleProgram.all()
    #expect(programs.count >= 1_500)
    #expect(programs.filter { $0.expected.isEmpty || !$0.code.contains("func probe()") }.map(\.id) == [])
    #expect(Set(programs.map(\.id)).count == programs.count)
  }

  @Test("Right but for those that are known to be wrong")
  func right() throws {
    let programs = try OracleProgram.all()
    let known = try Self.known()
    let answers = LargeStack.map(programs) { $0.answer() }
    var wrong: [String] = []
    for (program, answer) in zip(programs, answers) where !program.isRight(answer) {
      let line = Self.line(program, answer)
      wrong.append(line)
      #expect(
        known.contains(line),
        "\(program.id): swiftc prints \(program.expected), Earshot says \(answer.text) (\(answer.notice ?? "in silence"))"
      )
    }
    let mended = known.subtracting(wrong)
    if ProcessInfo.processInfo.environment["EARSHOT_UPDATE"] == "1" {
      let left = known.subtracting(mended).sorted().map { "\($0)\n" }.joined()
      try left.write(to: Self.list, atomically: true, encoding: .utf8)
    } else {
      #expect(mended.sorted() == [], "these are right now, or are named now: EARSHOT_UPDATE=1 takes them out")
    }
  }

  /// A miss that nothing names is another one than the same miss with a diagnostic.
  private static func line(_ program: OracleProgram, _ answer: OracleAnswer) -> String {
    program.id + (answer.isSilent ? " (silent)" : "")
  }

  private static func known() throws -> Set<String> {
    let text = try String(contentsOf: list, encoding: .utf8)
    return Set(text.split(separator: "\n").map(String.init))
  }
}
