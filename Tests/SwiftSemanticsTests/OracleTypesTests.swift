import EarshotSDK
import EarshotVocabulary
import Foundation
import Testing

@testable import earshot_types

/// The types of the expressions in small programs, judged by the compiler.
///
/// Every eighth program is asked, to end soon; `Scripts/oracle/typed.py --compare` holds all of them.
/// `Tests/Oracle/wrong-types.txt` has how many expressions of a program have another type, or none. The numbers may
/// only fall: EARSHOT_UPDATE=1 writes those that did.
@Suite("Expressions have the types that swiftc gives them") struct OracleTypesTests {
  private static var list: URL { OracleTypes.folder.appending(path: "wrong-types.txt") }

  @Test("Every program of the oracle has the compiler's answer")
  func complete() throws {
    let answers = try OracleTypes.all()
    #expect(answers.count >= 1_500)
    #expect(answers.filter { $0.types.isEmpty }.map(\.id) == [])
    #expect(Set(answers.map(\.id)) == Set(try OracleTypes.programs().keys))
  }

  @Test("Right but for those that are known to be wrong")
  func right() throws {
    let answers = try OracleTypes.all().enumerated().filter { $0.offset % 8 == 0 }.map(\.element)
    let programs = try OracleTypes.programs()
    let known = try Self.known()
    let halves = [0, 1].map { half in answers.enumerated().filter { $0.offset % 2 == half }.map(\.element) }
    let found = LargeStack.map(halves) { half -> [String: Int] in
      return Dictionary(
        uniqueKeysWithValues: half.map { answer in
          guard let program = programs[answer.id] else { return (answer.id, answer.types.count) }
          return (
            answer.id, answer.disagreements(with: ProgramReport(program, library: EmbeddedLibrary.module))
          )
        })
    }.reduce(into: [String: Int]()) { $0.merge($1) { $1 } }
    for (id, count) in found.sorted(by: { $0.key < $1.key }) {
      #expect(count <= known[id, default: 0], "\(id): more expressions have another type than swiftc says")
    }
    let fewer = known.filter { found[$0.key, default: 0] < $0.value }
    if ProcessInfo.processInfo.environment["EARSHOT_UPDATE"] == "1" {
      let left = known.keys.sorted().compactMap { id -> String? in
        let count = min(known[id, default: 0], found[id, default: 0])
        return count > 0 ? "\(count) \(id)\n" : nil
      }
      try left.joined().write(to: Self.list, atomically: true, encoding: .utf8)
    } else {
      #expect(fewer.keys.sorted() == [], "these have fewer now: EARSHOT_UPDATE=1 writes the new numbers")
    }
  }

  private static func known() throws -> [String: Int] {
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return (String(parts[1]), Int(parts[0]) ?? 0)
      })
  }
}
