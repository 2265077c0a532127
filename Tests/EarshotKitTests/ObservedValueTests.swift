import EarshotKit
import Testing

/// Values that are observed by their key paths, and fetches (developer.apple.com/documentation: Foundation, Combine).
@Suite("Observed values and fetches") struct ObservedValueTests {
  private func heard(_ view: String) throws -> [String] {
    let reading = try #require(
      Earshot.open(
        swift: """
          import SwiftUI
          import Combine
          final class Gauge2: NSObject { @objc dynamic var level = 4 }
          struct Probe: View { let gauge = Gauge2(); @State var text = "none"; var body: some View { \(view) } }
          """
      ).readings().first)
    #expect(reading.understood.understanding == .whole)
    return reading.elements.map(\.announcement)
  }

  @Test("A publisher of a key path tells the value that there is; an observer does if it is asked to")
  func first() throws {
    #expect(try heard("Text(text).onReceive(gauge.publisher(for: \\.level)) { text = \"\\($0)\" }") == ["4"])
    #expect(
      try heard("Text(text).onReceive(gauge.publisher(for: \\.level, options: [.new])) { text = \"\\($0)\" }")
        == ["none"])
    for (options, text) in [("[.initial, .new]", "4"), ("[.new]", "none")] {
      let observer =
        "gauge.observe(\\.level, options: \(options)) { _, change in text = \"\\(change.newValue ?? 0)\" }"
      #expect(try heard("Text(text).onAppear { let held = \(observer); held.invalidate() }") == [text])
    }
  }

  @Test("A fetch without a delegate is a function like others, and stays on its way")
  func fetches() throws {
    let call = "let fetch: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)"
    #expect(
      try heard(
        "Text(text).task { \(call); _ = try? await fetch(URL(string: \"https://example.org\")!); text = \"done\" }"
      )
        == ["none"])
  }

  @Test("Texts as C has them are the texts that they were made of")
  func texts() throws {
    #expect(
      try heard(
        "Text(\"Gull\".withCString { String(cString: $0) } + (\"Tern\".withCString { String(utf8String: $0) } ?? \"\"))"
      )
        == ["GullTern"])
  }
}
