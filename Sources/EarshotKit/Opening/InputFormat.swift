import EarshotCaptures
import EarshotTreeDocument

/// What an input is written in.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  case swift
  /// A tree document in JSON or YAML.
  case tree
  case idb
  case webDriverAgentXML = "wda-xml"
  case webDriverAgentJSON = "wda-json"
  case debugDescription = "debug-description"
  case maestro
  case accessibilitySnapshot = "accessibility-snapshot"
  case interfaceBuilder = "interface-builder"
  case reactNative = "react-native"
  case jestSnapshot = "jest-snapshot"
  case jsx
  case strings

  /// The reader of what other tools recorded; nil for what is written for Earshot or for Swift.
  var capture: CaptureFormat? { CaptureFormat(rawValue: rawValue) }

  /// The names that `--input-format` takes.
  package static let names: [(name: String, format: InputFormat)] = [
    ("swift", .swift), ("tree", .tree), ("json", .tree), ("yaml", .tree), ("yml", .tree),
    ("idb", .idb), ("axe", .idb), ("wda-xml", .webDriverAgentXML), ("wda-json", .webDriverAgentJSON),
    ("debug-description", .debugDescription), ("maestro", .maestro),
    ("accessibility-snapshot", .accessibilitySnapshot), ("interface-builder", .interfaceBuilder),
    ("storyboard", .interfaceBuilder), ("xib", .interfaceBuilder), ("react-native", .reactNative),
    ("jest-snapshot", .jestSnapshot), ("snap", .jestSnapshot), ("jsx", .jsx), ("strings", .strings),
  ]

  /// What the bytes are, by what they hold; the file's name decides only where they don't.
  ///
  /// - Throws: a sentence that says what the bytes seem to be instead.
  static func recognize(_ bytes: [UInt8], file: String) throws(NotRecognized) -> InputFormat {
    if let capture = capture(bytes, file) { return capture }
    if let foreign = ForeignFormat.seen(in: bytes) { throw NotRecognized(reason: foreign) }
    let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0a && $0 != 0x0d }
    let first = start.map { bytes[$0] }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .tree }
    switch FilePath.fileExtension(file) {
    case "swift": return .swift
    case "json", "yaml", "yml": return .tree
    default: break
    }
    if SwiftMarks.areSeen(in: bytes) { return .swift }
    if TreeDocument.looksLike(bytes) { return .tree }
    throw NotRecognized(
      reason: first == nil
        ? "the file is empty"
        : "not a format that can be read: neither Swift source nor a tree document (JSON, YAML) nor "
          + "a capture; `earshot formats` lists what is read")
  }

  /// What another tool recorded, unless it is a tree document whose texts sound like one.
  private static func capture(_ bytes: [UInt8], _ file: String) -> InputFormat? {
    guard let format = CaptureFormat.recognize(bytes, file: file),
      let input = InputFormat(rawValue: format.rawValue)
    else { return nil }
    let isJSON = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    return isJSON && TreeDocument.looksLike(bytes) ? .tree : input
  }
}

/// An input that is none of the formats, with the reason.
struct NotRecognized: Error, Hashable {
  var reason: String
}

/// Things that are handed over by mistake, recognized in order to say so.
enum ForeignFormat {
  private static let magic: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4e, 0x47], "a PNG image"),
    ([0xff, 0xd8, 0xff], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    (Array("%PDF".utf8), "a PDF document"),
    ([0x50, 0x4b, 0x03, 0x04], "a ZIP archive"),
    ([0x1f, 0x8b], "a gzip archive"),
    ([0x7f, 0x45, 0x4c, 0x46], "a program"),
    ([0xcf, 0xfa, 0xed, 0xfe], "a program"),
    ([0xca, 0xfe, 0xba, 0xbe], "a program"),
    (Array("bplist".utf8), "a binary property list"),
    (Array("RIFF".utf8), "a sound file"),
    (Array("version https://git-lfs".utf8), "a Git LFS pointer: the file itself was not fetched"),
    (Array("<?xml".utf8), "XML"),
    (Array("<!DOCTYPE".utf8), "XML or HTML"),
    (Array("<html".utf8), "HTML"),
  ]

  /// Trees of other tools, by a text near their beginning.
  private static let marks: [(text: String, name: String)] = [
    ("<ViewHierarchy", "Detox's view hierarchy"), ("SemanticsNode#", "Flutter's semantics tree"),
    ("AX.traits=", "EarlGrey's view hierarchy"),
    ("\"stacktrace\":", "WebDriver's answer with an error"),
  ]

  private static func holds(_ text: String, in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      String(decoding: line, as: UTF8.self).contains(text)
    }
  }

  /// A sentence on what the bytes seem to be, where it is nothing that is read here.
  static func seen(in bytes: [UInt8]) -> String? {
    for (mark, name) in marks where holds(mark, in: bytes.prefix(4_096)) {
      return "not a format that can be read: the content is \(name); idb, Appium and Maestro capture "
        + "what is"
    }
    for (prefix, name) in magic where bytes.starts(with: prefix) {
      return "not a format that can be read: the content is \(name)"
    }
    guard bytes.prefix(8192).contains(0) else { return nil }
    return "not a format that can be read: the content is binary"
  }
}

/// Words that only Swift source holds near its beginning.
enum SwiftMarks {
  private static let lineStarts: [[UInt8]] = [
    "import ", "struct ", "class ", "enum ", "extension ", "protocol ", "func ", "let ", "var ",
    "public ", "private ", "fileprivate ", "internal ", "final ", "@main", "@available", "#Preview",
    "@Observable", "@testable", "#if ", "// swift-tools-version", "actor ",
  ].map { Array($0.utf8) }

  /// Whether one of the first lines that are no comment starts as Swift does.
  static func areSeen(in bytes: [UInt8]) -> Bool {
    for line in bytes.prefix(16_384).split(separator: 0x0a).prefix(200) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if lineStarts.contains(where: { text.starts(with: $0) }) { return true }
    }
    return false
  }
}
