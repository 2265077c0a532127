import EarshotKit
import Foundation
import Testing

@Suite("Readings")
struct ReadingTests {
  private func reading() throws -> ScreenReading {
    let input = try Earshot.open(swift: planetSource)
    return try #require(input.readings().first)
  }

  @Test("Stops come in the order of right swipes, with what is said on arrival")
  func stops() throws {
    let reading = try reading()
    #expect(reading.elements.map(\.announcement) == ["Mars", "Visit, button"])
    #expect(reading.swipes == 1)
    #expect(reading.elements.map(\.traits).last == ["button"])
    #expect(reading.elements.first?.source?.line == 6)
  }

  @Test("Every part has a cause, with a place (contract, section 2)")
  func causes() throws {
    for part in try reading().elements.flatMap(\.parts) {
      let cause = try #require(part.cause)
      #expect(!cause.rule.isEmpty)
      #expect(cause.source?.file == "Source.swift")
    }
  }

  @Test("In snapshot style the announcement is in AccessibilitySnapshot's notation")
  func snapshot() throws {
    let input = try Earshot.open(swift: planetSource)
    let element = try #require(input.readings(ReadingOptions(style: .snapshot)).first?.elements.last)
    #expect(element.announcement == "Visit. Button.")
    #expect(element.snapshot.description == "Visit. Button.")
  }

  @Test("Text numbers the stops, one a line; several screens have headings")
  func text() throws {
    var one = TextWriter()
    one.readings([try reading()])
    #expect(String(decoding: one.bytes, as: UTF8.self) == "1. Mars\n2. Visit, button\n")
    var several = TextWriter()
    several.readings(try Earshot.open(swift: moonSource).readings())
    #expect(
      String(decoding: several.bytes, as: UTF8.self)
        == "Source.swift:3 Phobos\n1. Phobos\n\nSource.swift:9 Deimos\n1. Deimos\n")
  }

  @Test("The declared views are shown with what each became")
  func fates() throws {
    let fates = try Earshot.open(swift: planetSource).fates()
    let views = try #require(fates.first?.views)
    let text = try #require(views.first { $0.name == "Text" && $0.kind == .stop })
    #expect(text.summary == "Mars")
    #expect(text.element == 0)
    #expect(text.announcement == "Mars")
    let button = try #require(views.first { $0.name == "Button" })
    #expect(button.announcement == "Visit, button")
  }
}

@Suite("read --format json (contract, section 2)")
struct ReadingJSONTests {
  private static let elementKeys = [
    "announcement", "spoken", "parts", "snapshot", "label", "value", "hint", "traits",
    "customContent", "actions", "rotors", "inputLabels", "identifier", "language", "headingLevel",
    "frame", "activationPoint", "source",
  ]

  private func json(explains: Bool = false, times: Bool = false) throws -> (String, [String: Any]) {
    var readings = try Earshot.open(swift: planetSource).readings()
    if times {
      readings[0].seconds = 1.25
      readings[0].elements[0].seconds = 0.5
    }
    var writer = JSONWriter(spacing: .readable)
    writer.readings(
      readings, diagnostics: Diagnostics(), computed: Earshot.computed(as: .ios26), explains: explains,
      times: times)
    let object = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any]
    return (String(decoding: writer.bytes, as: UTF8.self), try #require(object))
  }

  private func screen(_ object: [String: Any]) throws -> [String: Any] {
    try #require((object["screens"] as? [[String: Any]])?.first)
  }

  private func elements(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(try screen(object)["elements"] as? [[String: Any]])
  }

  /// The keys of the first object of the text that has `first` as its first key, in order.
  private func order(of keys: [String], in text: String) -> Bool {
    var rest = text[...]
    for key in keys {
      guard let found = rest.range(of: "\"\(key)\": ") else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  @Test("The keys are those of the contract, all of them and in its order")
  func keys() throws {
    let (text, object) = try json()
    #expect(Set(object.keys) == ["version", "computed", "screens", "diagnostics"])
    #expect(object["version"] as? Int == 1)
    #expect(
      Set(try screen(object).keys) == [
        "name", "source", "line", "elements", "containers", "swipes",
      ])
    for element in try elements(object) { #expect(Set(element.keys) == Set(Self.elementKeys)) }
    #expect(order(of: ["version", "screens", "name", "source", "line", "elements"], in: text))
    #expect(order(of: Self.elementKeys, in: text))
    #expect(order(of: ["elements", "containers", "swipes", "diagnostics"], in: text))
  }

  @Test("What is not there is null, not missing")
  func nulls() throws {
    let element = try #require(try elements(try json().1).first)
    for key in ["value", "hint", "identifier", "language", "headingLevel"] {
      #expect(element[key] is NSNull, "\(key)")
    }
    #expect(element["actions"] as? [String] == [])
  }

  @Test("Frames have four numbers, points two, in the middle of the frame by default")
  func geometry() throws {
    let element = try #require(try elements(try json().1).last)
    let frame = try #require(element["frame"] as? [Double])
    let point = try #require(element["activationPoint"] as? [Double])
    #expect(frame.count == 4)
    #expect(abs(point[0] - (frame[0] + frame[2] / 2)) < 0.02)
    #expect(abs(point[1] - (frame[1] + frame[3] / 2)) < 0.02)
  }

  @Test("With --explain every part has a cause, without it none")
  func explain() throws {
    let keys: (Bool) throws -> Set<String> = { explains in
      let element = try #require(try self.elements(try self.json(explains: explains).1).first)
      let part = try #require((element["parts"] as? [[String: Any]])?.first)
      return Set((part["cause"] as? [String: Any] ?? [:]).keys)
    }
    #expect(
      try keys(true) == ["rule", "modifier", "trait", "setting", "file", "line", "evidence"])
    #expect(try keys(false) == [])
  }

  @Test("With --seconds elements and screens have seconds")
  func seconds() throws {
    let (_, object) = try json(times: true)
    #expect(try screen(object)["seconds"] as? Double == 1.25)
    #expect(try elements(object).first?["seconds"] as? Double == 0.5)
  }
}

@Suite("Navigation through the library")
struct NavigationSessionTests {
  private func session() throws -> NavigationSession {
    let input = try Earshot.open(swift: planetSource)
    return NavigationSession(try input.navigator(), settings: input.settings)
  }

  private func line(_ shown: ShownResponse) -> String {
    var writer = JSONWriter()
    writer.response(shown)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("One object a line with the contract's keys in its order (contract, section 3)")
  func json() throws {
    var session = try session()
    let text = line(session.open())
    #expect(text.hasPrefix(#"{"gesture":"open","utterances":["Mars"],"sounds":"#))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains(#","focus":0,"rotor":""#))
    #expect(text.contains(#"","output":[]}"#))
  }

  @Test("What the program prints is output")
  func output() throws {
    var session = try session()
    _ = session.open()
    _ = session.perform(line: "swipe right")
    let shown = session.perform(line: "double-tap")
    #expect(shown.response.output == ["landed"])
    var writer = TextWriter()
    writer.response(shown)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("= landed\n"))
  }

  @Test("An unknown gesture is an error, remembered to the end, and the session goes on")
  func unknown() throws {
    var session = try session()
    _ = session.open()
    #expect(!session.metUnknownGesture)
    #expect(line(session.perform(line: "swpie right")).contains(#","error":""#))
    #expect(session.metUnknownGesture)
    #expect(session.perform(line: "swipe right").utterances == ["Visit, button"])
  }
}
