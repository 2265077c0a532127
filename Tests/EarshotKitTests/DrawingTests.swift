import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotKit
@testable import EarshotReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `tree --svg`: every view a box with its text, every stop numbered in reading order.
@Suite struct DrawingTests {
  @Test func `every stop is numbered in the order in which it is read`() throws {
    let picture = try Picture(
      """
      List {
        Section("Boats") {
          Text("Ada")
          Toggle("Lights", isOn: .constant(true))
        }
      }
      """)
    #expect(
      picture.list == [
        "1. Boats, heading", "2. Ada",
        "3. Lights, switch button, on, Double tap to toggle setting.",
      ])
    #expect(picture.numbersInThePicture == ["1", "2", "3"])
    #expect(picture.words.isSuperset(of: ["Boats", "Ada", "Lights"]))
  }

  @Test func `a stop lies where its view lies`() throws {
    let input = try Earshot.open(
      bytes: Picture.file("VStack { Text(\"Ebb\"); Text(\"Flow\") }"), file: "Tide.swift")
    let screen = try #require(input.fates().first)
    let picture = try Picture(screens: [screen])
    let frames = screen.stops.compactMap(\.frame)
    #expect(frames.count == 2)
    #expect(
      picture.stopCorners.map { ($0 * 10).rounded() / 10 } == frames.map { ($0.minY * 10).rounded() / 10 })
  }

  @Test func `what is hidden is drawn and has no number`() throws {
    let picture = try Picture(
      "VStack { Text(\"Ebb\"); Text(\"Chart\").accessibilityHidden(true) }")
    #expect(picture.list == ["1. Ebb"])
    #expect(picture.classes["hidden"] == 1)
    #expect(picture.words.contains("Chart"))
  }

  @Test func `what is only looked at has no words, and words in a high box are no larger than elsewhere`()
    throws
  {
    let picture = try Picture(
      "VStack { Color(\"HarborBlue\").frame(height: 300); Text(\"Ebb\").frame(width: 300, height: 300) }")
    #expect(!picture.words.contains("HarborBlue"))
    #expect(picture.words.contains("Ebb"))
    #expect(!String(decoding: picture.bytes, as: UTF8.self).contains("font-size=\"60\""))
  }

  @Test func `text of an input can't break the picture`() throws {
    let picture = try Picture(
      #"Text("</text><script>alert('ahoy')</script> & \u{1b}[31m \"red\" \u{202e}").frame(width: 390)"#)
    #expect(!picture.elements.contains("script"))
    #expect(picture.list.count == 1)
    #expect(picture.list[0].contains("<script>alert('ahoy')</script> &"))
    #expect(!picture.bytes.contains(0x1b))
  }

  @Test func `it is light or dark as the viewer likes it, or dark on a dark screen`() throws {
    let screens = try Picture.screens("Text(\"Ebb\")")
    let either = String(decoding: SVGDrawing(screens).bytes, as: UTF8.self)
    #expect(either.contains("@media (prefers-color-scheme:dark)"))
    #expect(either.contains(SVGPalette.light.rules) && either.contains(SVGPalette.dark.rules))
    let dark = String(decoding: SVGDrawing(screens, isDark: true).bytes, as: UTF8.self)
    #expect(!dark.contains("@media") && !dark.contains(SVGPalette.light.rules))
  }

  @Test(arguments: [SVGPalette.light, SVGPalette.dark])
  func `text and numbers stand out from their ground as WCAG asks`(palette: SVGPalette) {
    for (text, ground) in [
      (palette.text, palette.page), (palette.text, palette.screen), (palette.faint, palette.page),
      (palette.number, palette.stop),
    ] {
      #expect(Contrast.between(text, ground) >= 4.5)
    }
    for (line, ground) in [
      (palette.stop, palette.screen), (palette.container, palette.screen), (palette.hidden, palette.screen),
    ] {
      #expect(Contrast.between(line, ground) >= 3)
    }
  }

  @Test func `numbers stand where reading begins: on the right of a right-to-left screen`() throws {
    var options = OpenOptions()
    options.locale = "ar"
    let screens = try Earshot.open(
      bytes: Picture.file("Text(\"Ebb\")"), file: "Tide.swift", options: options
    ).fates()
    let frame = try #require(screens.first?.stops.first?.frame)
    let picture = try Picture(screens: screens)
    #expect(abs(try #require(picture.badgeCenters.first) - frame.maxX) < 8)
  }

  @Test func `all screens of a file stand one under the other, each under its name`() throws {
    let picture = try Picture(
      file: "import SwiftUI\n#Preview(\"Ebb\") { Text(\"low\") }\n#Preview(\"Flow\") { Text(\"high\") }\n")
    #expect(picture.list == ["1. low", "1. high"])
    #expect(picture.words.isSuperset(of: ["Ebb", "Flow"]))
  }

  @Test func `a view that lies absurdly far away doesn't make the picture endless`() {
    let far = Rect(x: 0, y: 1e9, width: 10, height: 10)
    let drawing = ScreenDrawing(
      name: "Ebb", size: Size(width: 402, height: 874), isRightToLeft: false,
      boxes: [.init(frame: far, kind: .view, text: "far", isLeaf: true)],
      stops: [.init(frame: far, utterance: "far"), .init(frame: nil, utterance: "nowhere")])
    #expect(drawing.extent == Rect(x: 0, y: 0, width: 402, height: 874))
    let text = String(decoding: SVGDrawing([drawing]).bytes, as: UTF8.self)
    #expect(text.contains("aria-label=\"1. far\"") && text.contains("aria-label=\"2. nowhere\""))
    #expect(!text.contains("class=\"view\""))
  }

  @Test func `lines break between words, and within a word that is longer than a line`() {
    #expect(TextFitting.wrapped("low tide at nine", letters: 8) == ["low tide", "at nine"])
    #expect(TextFitting.wrapped("Gezeitentabelle", letters: 6) == ["Gezeit", "entabe", "lle"])
    #expect(TextFitting.wrapped("", letters: 6).isEmpty)
  }

  @Test func `letters are as large as the box lets them be`() {
    #expect(TextFitting("Ebb", width: 200, height: 24, largest: 60).size == 20)
    #expect(TextFitting("Ebb", width: 200, height: 600, largest: 60).size == 60)
    let narrow = TextFitting("one two three four five six", width: 60, height: 60, largest: 60)
    #expect(narrow.size < 15 && narrow.lines.count > 1)
  }
}

/// An SVG file as its readers find it.
private final class Picture: NSObject, XMLParserDelegate {
  let bytes: [UInt8]
  private(set) var elements: Set<String> = []
  private(set) var classes: [String: Int] = [:]
  private(set) var list: [String] = []
  private(set) var words: Set<String> = []
  /// The upper edges of the stops.
  private(set) var stopCorners: [Double] = []
  private(set) var badgeCenters: [Double] = []
  private(set) var numbersInThePicture: [String] = []
  private var text: String?
  private var isNumber = false
  private var isInList = false

  convenience init(_ body: String) throws { try self.init(screens: Picture.screens(body)) }

  convenience init(file: String) throws {
    try self.init(screens: Earshot.open(bytes: Array(file.utf8), file: "Tide.swift").fates())
  }

  init(screens: [ScreenFates]) throws {
    bytes = SVGDrawing(screens).bytes
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  static func file(_ body: String) -> [UInt8] { Array("import SwiftUI\n#Preview { \(body) }\n".utf8) }

  static func screens(_ body: String) throws -> [ScreenFates] {
    try Earshot.open(bytes: file(body), file: "Tide.swift").fates()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.insert(name)
    if let kind = attributes["class"] { classes[kind, default: 0] += 1 }
    switch (name, attributes["class"], attributes["role"]) {
    case ("g", _, "list"): isInList = true
    case ("g", _, "group"): isInList = false
    case ("g", _, "listitem"): list.append(attributes["aria-label"] ?? "")
    case ("rect", "stop", _): stopCorners.append(Double(attributes["y"] ?? "") ?? .nan)
    case ("rect", "badge", _) where !isInList:
      badgeCenters.append(
        (Double(attributes["x"] ?? "") ?? .nan) + (Double(attributes["width"] ?? "") ?? .nan) / 2)
    case ("text", let kind, _):
      text = ""
      isNumber = kind == "number"
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "text", let written = text else { return }
    text = nil
    if isNumber, !isInList { numbersInThePicture.append(written) }
    if !isNumber { words.insert(written) }
  }
}

/// The ratio of two colors' luminances, by the formula of WCAG 2.2.
private enum Contrast {
  static func between(_ one: String, _ other: String) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    func channel(_ shift: Int) -> Double {
      let part = Double(value >> shift & 0xff) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
