import EarshotVocabulary
import Testing

@testable import EarshotKit

/// What is not known hangs on nothing where a screen without a stop would be the same whatever it is (the
/// project's own rule; contract, section 2: what is not understood is named).
@Suite("Screens that say nothing")
struct SilentScreenTests {
  private func understood(_ view: String, _ code: String) throws -> ScreenCoverage {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Probe.swift",
      """
      import SwiftUI
      final class Log {
        var count = 0
        var names: [String] = []
        init() {
          var raw = tide_log()
          if tide_open(&raw) > 0 { count = 1; names = ["Gull"] }
        }
      }
      func shared() -> Log { Log() }
      \(code)
      struct Probe: View { let log: Log; var body: some View { \(view) } }
      struct Samples: PreviewProvider { static var previews: some View { Probe(log: shared()) } }
      """)
    let readings = try Earshot.open([path], options: OpenOptions()).readings()
    return try #require(readings.first).understood
  }

  @Test(
    "A model that nothing on the screen reads leaves it understood",
    arguments: [
      "EmptyView()", "Circle().fill(.blue)", "ScrollView { ForEach([String](), id: \\.self) { Text($0) } }",
      "VStack { if Tide.high { Text(\"High\") } }",
    ])
  func idle(view: String) throws {
    let found = try understood(view, "enum Tide { static let high = false }")
    #expect(found.understanding == .noTranscript)
    #expect(!found.costs.isEmpty)
    #expect(found.hasNothingToSay)
  }

  @Test(
    "Where the screen reads of it, whatever it is, the gap stays",
    arguments: [
      "VStack { if log.count > 1 { Text(\"Full\") } }",
      "VStack { ForEach(log.names, id: \\.self) { Text($0) } }",
      "VStack { if isFull(log) { Text(\"Full\") } }",
      "VStack { ForEach(Harbour(log).names, id: \\.self) { Text($0) } }",
      "Circle().accessibilityHidden(log.count == 1)",
    ])
  func read(view: String) throws {
    let code = """
      func isFull(_ log: Log) -> Bool { for name in log.names { if name == "a" { return true } }; return false }
      struct Harbour { var names: [String] = []; init(_ log: Log) { if log.count > 5 { names = ["a"] } } }
      """
    let found = try understood(view, code)
    #expect(found.understanding != .whole && !found.hasNothingToSay)
  }

  @Test(
    "What an unknown function is given to change or to do hangs on it",
    arguments: [
      "init() { tide_read(&names) }", "init() { tide_each { self.names.append($0) } }",
      "init() { if tide_ready() { Store.kept.names = [\"a\"] } }",
    ])
  func given(initializer: String) throws {
    let code = """
      final class Store { static let kept = Store(); var names: [String] = [] }
      final class Reader { var names: [String] = []; \(initializer) }
      let reader = Reader()
      struct Names: View {
        var body: some View { ForEach(reader.names + Store.kept.names, id: \\.self) { Text($0) } }
      }
      """
    #expect(try !understood("Names()", code).hasNothingToSay)
  }

  @Test("A global that met something unknown is in doubt itself, and not the view that is given it")
  func globals() throws {
    let code = """
      let kept = Log()
      struct Held: View {
        let log: Log
        @State var names: [String]
        init(log: Log, names: [String]) { self.log = log; _names = State(initialValue: names.sorted()) }
        var body: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """
    #expect(try understood("Held(log: kept, names: [])", code).hasNothingToSay)
  }

  @Test("What the branch that is not taken would change is in doubt too")
  func otherBranches() throws {
    let code = """
      var depth = 0
      final class Reader { init() { if tide_ready() { depth = 5 } } }
      let reader = Reader()
      struct Held: View { let reader: Reader; var body: some View { VStack { if depth > 3 { Text("Deep") } } } }
      """
    #expect(try !understood("Held(reader: reader)", code).hasNothingToSay)
  }

  @Test("An unknown modifier or code that stopped is never passed over")
  func neverWeighed() throws {
    #expect(try !understood("Circle().mystery(5)", "").hasNothingToSay)
    let stopped = "func stopped() -> Bool { [true][3] }"
    #expect(try !understood("Circle().accessibilityHidden(stopped())", stopped).hasNothingToSay)
  }

  @Test("A view that nothing declares may say something, whatever it is called")
  func undeclared() throws {
    #expect(try !understood("AnimatedImage(nil)", "").hasNothingToSay)
  }
}
