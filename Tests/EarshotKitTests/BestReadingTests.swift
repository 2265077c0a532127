import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotKit

/// A screen of texts, with gaps.
private struct Texts: ScreenSource {
  var texts: [String]
  var gaps: [Gap.Effect] = []

  mutating func tree(_ interface: InterfaceState) -> ViewTree {
    let rows = texts.enumerated().map { index, text in
      ViewNode(
        .view("Text"), arguments: [Argument(nil, .text(TextContent(text)))], identity: .root.child(index))
    }
    var tree = ViewTree(
      name: "Harbor", root: ViewNode(.view("VStack"), children: rows, identity: .root),
      environment: ScreenEnvironment())
    tree.gaps = gaps.enumerated().map { index, effect in
      Gap(
        notice: Notice(.warning, .unknownValue, at: nil, "buoy \(index) is not known"),
        cause: "buoy \(index)", effect: effect)
    }
    tree.notices = tree.gaps.map(\.notice)
    return tree
  }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] { [] }
}

@Suite("The better of two readings") struct BestReadingTests {
  private func best(_ typed: Texts, _ named: Texts?) -> ResolvedScreen {
    .best(of: typed, else: { named }, isLive: false)
  }

  private func texts(of screen: ResolvedScreen) -> [String?] {
    screen.tree.elements.map { $0.label?.string }
  }

  @Test("What types know whole is not read again")
  func whole() {
    let screen = ResolvedScreen.best(
      of: Texts(texts: ["tide"]),
      else: {
        Issue.record("read without types")
        return nil as Texts?
      }, isLive: false)
    #expect(texts(of: screen) == ["tide"])
  }

  @Test("Whole comes before harmless, harmless before gaps in speech, and these before silence")
  func ranks() {
    let silent = Texts(texts: [], gaps: [.content])
    let spoken = Texts(texts: ["spoken"], gaps: [.content])
    let harmless = Texts(texts: ["harmless"], gaps: [.action])
    let whole = Texts(texts: ["whole"])
    #expect(texts(of: best(harmless, whole)) == ["whole"])
    #expect(texts(of: best(spoken, harmless)) == ["harmless"])
    #expect(texts(of: best(silent, spoken)) == ["spoken"])
    #expect(texts(of: best(spoken, silent)) == ["spoken"])
    #expect(texts(of: best(harmless, spoken)) == ["harmless"])
  }

  @Test("Of equals the one with more known stops is shown, and types where both have as many")
  func equals() {
    let gap: [Gap.Effect] = [.content]
    let typed = Texts(texts: ["a", "«b»"], gaps: gap)
    #expect(texts(of: best(typed, Texts(texts: ["a", "c"], gaps: gap))) == ["a", "c"])
    #expect(texts(of: best(typed, Texts(texts: ["c"], gaps: gap))) == ["a", "«b»"])
  }

  @Test("Of stops known in part those with more words are shown; a screen of nothing but unknowns is silence")
  func words() {
    let gap: [Gap.Effect] = [.content]
    let unknown = Texts(texts: ["«buoy»"], gaps: gap)
    #expect(texts(of: best(unknown, Texts(texts: ["lit, «since»"], gaps: gap))) == ["lit, «since»"])
    let lit = Texts(texts: ["lit"], gaps: gap)
    #expect(texts(of: best(lit, Texts(texts: ["lit", "«buoy»"], gaps: gap))) == ["lit"])
    #expect(texts(of: best(lit, Texts(texts: ["the buoy is lit"], gaps: gap))) == ["the buoy is lit"])
  }

  @Test("A note says that a screen was read without types, why, and how much else was missing")
  func note() {
    let screen = best(Texts(texts: ["a"], gaps: [.content, .action, .content]), Texts(texts: ["b"]))
    #expect(screen.notices.map(\.message) == ["read without types: buoy 0 is not known (and 2 more)"])
    #expect(screen.reader == .names)
  }

  @Test(
    "--reader takes one of the two, and readings say which it was", arguments: [ScreenReader.types, .names])
  func chosen(reader: ScreenReader) throws {
    var options = OpenOptions()
    options.reader = reader
    let source = "import SwiftUI\nstruct Buoy: View { var body: some View { Text(\"red\") } }"
    let input = try Earshot.open(swift: source, options: options)
    let reading = try #require(input.readings().first)
    #expect(reading.reader == reader)
    #expect(reading.notices.isEmpty)
    #expect(reading.elements.map(\.announcement) == ["red"])
  }

  @Test("What nothing declares and decides what is shown is a gap without types, too")
  func undecided() throws {
    let source = """
      import SwiftUI
      import Harbors
      struct Buoy: View {
        var store: HarborStore
        @State private var isLit = true
        var body: some View {
          VStack {
            Text("red")
            if store.isOpen { Text("open") }
            if isLit { Text("lit") }
          }
          .onAppear { if Harbors.isDark() { isLit = false } }
        }
      }
      """
    let input = try Earshot.open(swift: source, options: OpenOptions())
    let reading = try #require(input.readings().first)
    #expect(reading.elements.map(\.announcement) == ["red", "lit"])
    #expect(reading.notices.count { $0.severity == .warning && $0.message.contains("store.isOpen") } == 1)
    #expect(reading.notices.count { $0.severity == .warning && $0.message.contains("Harbors.isDark") } == 1)
    #expect(reading.coverage.read.count(.inPart) == 1)
  }

  @Test("Views that are nested deeper than types follow are missing from speech, and read by their names")
  func nestedTooDeep() throws {
    let source = """
      import SwiftUI
      struct Hold: View {
        var body: some View {
          Text("bread")
          \(String(repeating: "VStack {", count: 200)) Text("milk") \(String(repeating: "}", count: 200))
        }
      }
      """
    var options = OpenOptions()
    options.reader = .types
    let typed = try #require(Earshot.open(swift: source, options: options).readings().first)
    #expect(typed.elements.map(\.announcement) == ["bread"])
    #expect(typed.coverage.read.count(.inPart) == 1)
    let best = try #require(Earshot.open(swift: source, options: OpenOptions()).readings().first)
    #expect(best.elements.map(\.announcement) == ["bread", "milk"])
    #expect(best.reader == .names)
  }
}
