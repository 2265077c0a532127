import EarshotReports
import EarshotVocabulary
import Foundation
import Testing

@Suite("JSON")
struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("Keys stay in the order in which they are written")
  func order() {
    let text = written { writer in
      writer.object { writer in
        writer.key("b")
        writer.int(1)
        writer.key("a")
        writer.array { writer in
          writer.null()
          writer.bool(true)
          writer.string("x")
        }
      }
    }
    #expect(text == #"{"b":1,"a":[null,true,"x"]}"#)
  }

  @Test(
    "Whatever a text holds, a reader gets it back",
    arguments: [
      "", "plain", "quote \" and \\ backslash", "line\nfeed\ttab\r", "\u{0}\u{1f}\u{7f}\u{9b}31m",
      "\u{2028}\u{202e}\u{2066}", "ÄÖ \u{1F468}\u{200D}\u{1F680} 漢字", "\u{e0041}",
    ])
  func roundTrip(text: String) throws {
    let json = written { $0.array { $0.string(text) } }
    let back = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(back == [text])
  }

  @Test("Nothing that a terminal obeys is left as it is (design, section 8)")
  func harmless() {
    let json = written { $0.string("\u{1b}[31m\u{9b}\u{202e}\u{7f}") }
    #expect(json == #""\u001b[31m\u009b\u202e\u007f""#)
  }

  @Test(
    "Numbers are written to hundredths, whole ones without a point",
    arguments: [
      (16.0, "16"), (70.5, "70.5"), (70.0 / 3, "23.33"), (-0.001, "0"), (1e300, "1e+300"),
      (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }
}

@Suite("Text")
struct TextWriterTests {
  @Test("Text from an input can't move the cursor, colour or add lines")
  func harmless() {
    var writer = TextWriter()
    writer.line("a\u{1b}[2Jb\nc")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "a\u{FFFD}[2Jb c\n")
  }

  @Test("Colours are written only where they are wanted")
  func colors() {
    var plain = TextWriter(isColored: false)
    plain.text("x", .red)
    #expect(plain.bytes == Array("x".utf8))
    var colored = TextWriter(isColored: true)
    colored.text("x", .red)
    #expect(colored.bytes == Array("\u{1b}[31mx\u{1b}[0m".utf8))
  }
}

@Suite("What a terminal might obey")
struct HarmlessBytesTests {
  @Test("Every harmful scalar is written as an escape, every other one as it is")
  func everyScalar() {
    for value in (0...0x10ffff) as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      var writer = JSONWriter()
      writer.string(String(scalar))
      let isEscaped = writer.bytes[1] == UInt8(ascii: "\\")
      guard isEscaped != scalar.isHarmful else { continue }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }
}
