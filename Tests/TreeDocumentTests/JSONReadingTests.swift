import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotTreeDocument

@Suite("JSON is read strictly, and every error has its place")
struct JSONReadingTests {
  @Test("Places count lines from 1 and columns in UTF-8 bytes from 1")
  func places() throws {
    let text = "{\n  \"name\": \"é\", \"root\":\n    {\"isElement\": true}\n}"
    let root = try tree(text).root
    #expect(root.source == SourceLocation(file: "screen.json", line: 3, column: 5))
    #expect(error("{\"name\": \"é\", \"rot\": 1}").hasPrefix("screen.json:1:16: error: "))
  }

  @Test("Escapes stand for their characters, in names too")
  func escapes() throws {
    let text = #"{"root": {"l\u0061bel": "a\"\\\/\n\t\u00e9\ud83d\ude00"}}"#
    #expect(try tree(text).root.properties.label == "a\"\\/\n\té😀")
  }

  @Test(
    "What is no JSON is an error where it stands",
    arguments: [
      ("{\"root\": {}} x", "1:14"), ("{\"root\": {},}", "1:13"), ("{\"root\" {}}", "1:9"),
      ("{\"root\": [1 2]}", "1:13"), ("{\"root\": NaN}", "1:10"), ("{\"root\": 01}", "1:10"),
      ("{\"root\": 1.}", "1:10"), ("{\"root\": 1e}", "1:10"), ("{\"root\": -}", "1:10"),
      ("{\"root\": tru}", "1:10"), ("{\"root\": \"a\\q\"}", "1:12"),
      ("{\"root\": \"\\ud800\"}", "1:11"), ("{\"root\": \"a\nb\"}", "1:12"),
      ("{\"root\": \"abc", "1:10"), ("{\"root\": {\"a\": 1", "1:10"), ("{'root': 1}", "1:2"),
    ])
  func broken(_ text: String, _ place: String) {
    #expect(error(text).hasPrefix("screen.json:\(place): error: "), "\(error(text))")
  }

  @Test("A field that is there twice is an error at the second")
  func duplicates() {
    let text = "{\"root\": {\"label\": \"a\",\n \"label\": \"b\"}}"
    #expect(error(text) == "screen.json:2:2: error: the field 'label' is there twice")
    let many = (0..<100).map { "\"k\($0)\": 1" }.joined(separator: ",")
    #expect(error("{\(many), \"k7\": 2}").contains("'k7' is there twice"))
    #expect(error(#"{"root": {"label": "a", "l\u0061bel": "b"}}"#).contains("twice"))
  }

  @Test("Numbers are read to the nearest value")
  func numbers() throws {
    let text = "{\"root\": {\"frame\": [0.1, -2.5e1, 123456789012345678, 1e-7]}}"
    let frame = try #require(try tree(text).root.properties.frame)
    #expect(frame == Rect(x: 0.1, y: -25, width: 123456789012345680, height: 1e-7))
    #expect(error("{\"root\": {\"alpha\": 1e999}}").contains("too large"))
  }

  @Test("A byte order mark is no part of the text")
  func byteOrderMark() throws {
    let root = try tree("\u{FEFF}{\"root\": {\"label\": \"a\"}}").root
    #expect(root.properties.label == "a")
  }

  @Test("Empty files, binary files and other encodings say so")
  func noTexts() {
    func error(_ bytes: [UInt8]) -> String {
      do {
        _ = try TreeDocument(parsing: bytes, file: "x", environment: ScreenEnvironment())
        return ""
      } catch { return "\(error)" }
    }
    #expect(error([]) == "x:1:1: error: the file is empty")
    #expect(error(Array(" \n".utf8)).contains("the document is empty"))
    #expect(error([0x7b, 0x0a, 0x00]).hasPrefix("x:2:1: error: a zero byte"))
    #expect(error([0x7b, 0x22, 0xff]).hasPrefix("x:1:3: error: the byte 0xff is not UTF-8"))
    #expect(error([0x7b, 0xc0, 0x80]).contains("0xc0"))
    #expect(error([0x7b, 0xed, 0xa0, 0x80]).contains("0xed"))
    #expect(error([0xff, 0xfe, 0x7b, 0x00]).contains("UTF-16"))
  }
}
