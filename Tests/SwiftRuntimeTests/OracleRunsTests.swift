import EarshotSDK
import EarshotSwiftRuntime
import EarshotVocabulary
import Foundation
import Testing

@testable import earshot_types

/// What small programs say when typed code runs, judged by what the compiled programs print.
///
/// Every fifth program is run, to end soon; `earshot-types --run` runs all. `Tests/Oracle/wrong-runs.txt` lists those
/// that are not right yet: it may only become shorter. EARSHOT_UPDATE=1 takes out what has become right.
@Suite("Typed code does what swiftc's does") struct OracleRunsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Oracle")
  private static var list: URL { folder.appending(path: "wrong-runs.txt") }

  private struct Found: Sendable {
    var id: String
    var isRight: Bool
    var isSilent: Bool
    var text: String

    /// A miss that nothing names is another one than the same miss with a notice.
    var line: String { id + (isSilent ? " (silent)" : "") }
  }

  @Test("Right but for those that are known to be wrong")
  func right() throws {
    let programs = try Self.programs().enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    let known = try Self.known()
    let found = Self.run(programs)
    for program in found where !program.isRight {
      #expect(known.contains(program.line), "\(program.id): \(program.text)")
    }
    let asked = Set(found.map(\.id))
    let wrong = Set(found.filter { !$0.isRight }.map(\.line))
    let mended = known.filter { asked.contains($0.replacing(" (silent)", with: "")) && !wrong.contains($0) }
    if ProcessInfo.processInfo.environment["EARSHOT_UPDATE"] == "1" {
      let left = known.subtracting(mended).sorted().map { "\($0)\n" }.joined()
      try left.write(to: Self.list, atomically: true, encoding: .utf8)
    } else {
      #expect(mended.sorted() == [], "these are right now, or are named now: EARSHOT_UPDATE=1 takes them out")
    }
  }

  private static func run(_ programs: [(id: String, program: OracleProgram)]) -> [Found] {
    let halves = [0, 1].map { half in programs.enumerated().filter { $0.offset % 2 == half }.map(\.element) }
    return LargeStack.map(halves) { half -> [Found] in
      let natives = Natives.standard()
      return half.map { id, program in
        let run = ProgramRun(program, library: EmbeddedLibrary.module, natives: natives)
        return Found(
          id: id, isRight: run.isRight(program.expected), isSilent: run.isSilent,
          text: "swiftc prints \(program.expected), here \(run.outcome)")
      }
    }.flatMap { $0 }
  }

  private static func programs() throws -> [(id: String, program: OracleProgram)] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Programs"), includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap { file in
      let name = file.deletingPathExtension().lastPathComponent
      return OracleProgram.all(in: try String(contentsOf: file, encoding: .utf8))
        .map { ("\(name): \($0.name)", $0) }
    }
  }

  private static func known() throws -> Set<String> {
    let text = try String(contentsOf: list, encoding: .utf8)
    return Set(text.split(separator: "\n").map(String.init))
  }
}
