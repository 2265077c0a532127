import EarshotVocabulary
import Testing

@testable import EarshotKit

/// A screen on which nothing but unknown views could speak says their names (the project's own rule;
/// contract, section 2: what is not understood is named).
@Suite("Screens of unknown views")
struct UnknownContentTests {
  private func reading(_ view: String) throws -> ScreenReading {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Probe.swift",
      """
      import AVKit
      import SwiftUI
      import WebKit
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      struct Probe: View { var body: some View { \(view) } }
      """)
    return try #require(try Earshot.open([path], options: OpenOptions()).readings().first)
  }

  @Test(
    "Each is a stop",
    arguments: [
      ("TideGlobe()", ["«TideGlobe»"]),
      ("TideGlobe(turns: 3).padding()", ["«TideGlobe»"]),
      ("VStack { TideGlobe(); HarbourCamera() }", ["«TideGlobe»", "«HarbourCamera»"]),
      ("Page()", ["«WKWebView»"]),
      ("WebView(url: URL(string: \"https://harbour.example\"))", ["«WebView»"]),
      ("VideoPlayer(player: AVPlayer(url: tides))", ["«VideoPlayer»"]),
      ("NavigationStack { ZStack { Color.blue; TideGlobe() } }", ["«TideGlobe»"]),
    ])
  func named(view: String, stops: [String]) throws {
    let reading = try reading(view)
    #expect(reading.elements.map(\.announcement) == stops)
    #expect(reading.understood.understanding == .spokenGaps)
    #expect(reading.understood.unknownWords == stops.count)
  }

  @Test(
    "Beside something that speaks they are passed over",
    arguments: [
      "Text(\"Tides\"); TideGlobe()", "TideGlobe { Text(\"Tides\") }", "Text(\"Tides\"); Page()",
    ])
  func passedOver(content: String) throws {
    #expect(try reading("VStack { \(content) }").elements.map(\.announcement) == ["Tides"])
  }

  @Test(
    "What is hidden, or only paints, stays silent",
    arguments: [
      "TideGlobe().accessibilityHidden(true)", "Circle().mystery(5)",
    ])
  func silent(view: String) throws {
    #expect(try reading(view).elements.isEmpty)
  }

  @Test("An author's words on one are its own")
  func labeled() throws {
    let reading = try reading("TideGlobe().accessibilityLabel(\"Globe of tides\")")
    #expect(reading.elements.map(\.announcement) == ["Globe of tides"])
  }
}
