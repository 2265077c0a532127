import EarshotVocabulary

extension CaptureFormat {
  /// Bytes at the beginning that are looked at.
  private static let headLength = 65_536

  /// What a text is, by what it holds (spec formats.md 12); nil: no capture.
  ///
  /// - Parameter file: its ending decides where the content says nothing.
  public static func recognize(_ bytes: [UInt8], file: String) -> CaptureFormat? {
    let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last
    switch ending {
    case "swift", "earshot": return nil
    case "strings", "stringsdict", "xcstrings": return .stringTable
    default: break
    }
    let head = bytes.prefix(headLength)
    if let format = markup(head) { return format }
    if let start = CaptureStart.json(in: bytes), let format = json(bytes[start...].prefix(headLength)) {
      return format
    }
    // What idb's describe-point prints where there is nothing.
    if head.prefix(64).filter({ $0 > 0x20 }).elementsEqual("null".utf8) { return .idb }
    switch ending {
    case "jsx", "tsx": return .jsx
    case "snap": return .jestSnapshot
    case "storyboard", "xib": return .interfaceBuilder
    default: return element(head, file: file)
    }
  }

  private static func markup(_ head: ArraySlice<UInt8>) -> CaptureFormat? {
    if head.holds("com.apple.InterfaceBuilder") { return .interfaceBuilder }
    if head.holds("<XCUIElementType") || head.holds("<AppiumAUT") { return .webDriverAgentXML }
    if head.holds("<hierarchy") { return .webDriverAgentXML }
    if head.holds("// Jest Snapshot") || head.holds("exports[`") { return .jestSnapshot }
    if head.holds("Element subtree:") || head.holds("Application, 0x") { return .debugDescription }
    if head.holds("<plist"), head.holds("NSStringLocalizedFormatKey") { return .stringTable }
    if head.holds("Query chain:") { return .debugDescription }
    if head.holds(MaestroRows.header) { return .maestro }
    if head.holds("No translation object returned") { return .idb }
    return nil
  }

  private static func json(_ head: ArraySlice<UInt8>) -> CaptureFormat? {
    if head.holds("\"_0\""), head.holds("\"element\"") || head.holds("\"container\"") {
      return .accessibilitySnapshot
    }
    if ["AXFrame", "AXLabel", "AXUniqueId", "xcodebuildmcp."].contains(where: { head.holds($0) }) {
      return .idb
    }
    // Trailblaze keeps other trees beside Maestro's, whose keys are like WebDriverAgent's.
    if head.holds("\"viewHierarchy\""), head.holds("\"x2\"") { return .maestro }
    if head.holds("\"rawIdentifier\"") || head.holds("\"isEnabled\"") || head.holds("\"isAccessible\"") {
      return .webDriverAgentJSON
    }
    if head.holds("\"ui_schema\"") { return .maestro }
    if head.holds("\"viewHierarchy\"") || head.holds("\"elementType\"") { return .maestro }
    if head.holds("\"attributes\""), head.holds("\"bounds\"") { return .maestro }
    if head.holds("\"sourceLanguage\""), head.holds("\"strings\"") { return .stringTable }
    if head.holds("\"props\""), head.holds("\"type\"") { return .reactNative }
    if head.holds("\"role_description\"") || (head.holds("\"elements\"") && head.holds("\"backend\"")) {
      return .idb
    }
    // What idb prints where there is nothing.
    let words = head.prefix(64).filter { $0 > 0x20 }
    return words.elementsEqual("[]".utf8) ? .idb : nil
  }

  /// JSX without a file name, as a test's debug output prints it.
  private static func element(_ head: ArraySlice<UInt8>, file: String) -> CaptureFormat? {
    if file.hasSuffix(".js"), head.holds("</") || head.holds("/>") { return .jsx }
    let text = head.drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return nil }
    let isName = (0x41...0x5a).contains(next) || next == UInt8(ascii: ">")
    return isName && (head.holds("/>") || head.holds("</")) ? .jsx : nil
  }
}

/// Where a capture begins in a text: logs may stand before it.
enum CaptureStart {
  static func find(in bytes: [UInt8], _ format: CaptureFormat) -> Int {
    switch format {
    case .webDriverAgentXML, .interfaceBuilder: return xml(in: bytes)
    case .idb, .webDriverAgentJSON, .maestro, .accessibilitySnapshot, .reactNative:
      return json(in: bytes) ?? 0
    default: return 0
    }
  }

  /// The first line that begins as JSON does.
  static func json(in bytes: [UInt8]) -> Int? {
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let end = min(bytes.count, 65_536)
    var isLineStart = true
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        isLineStart = true
      } else if isLineStart, byte > 0x20 {
        if begins(bytes, at: index) { return index }
        isLineStart = false
      }
      index += 1
    }
    return nil
  }

  /// A brace or bracket, then what JSON has there; `[INFO]` is a log.
  private static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") else { return false }
    guard let next = bytes[(index + 1)...].first(where: { $0 > 0x20 }) else { return true }
    return bytes[index] == UInt8(ascii: "{")
      ? next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
      : next == UInt8(ascii: "{") || next == UInt8(ascii: "]") || next == UInt8(ascii: "[")
  }

  private static func xml(in bytes: [UInt8]) -> Int {
    let head = bytes.prefix(65_536)
    let marks = [
      "<?xml", "<!DOCTYPE", "<AppiumAUT", "<XCUIElementType", "<hierarchy", "<document", "<archive",
    ]
    return marks.compactMap { head.firstIndex(ofText: $0) }.min() ?? 0
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes hold a text.
  func holds(_ text: String) -> Bool { firstIndex(ofText: text) != nil }

  /// Where a text stands first.
  func firstIndex(ofText text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      let last = bytes.count - wanted.count
      var index = 0
      while index <= last {
        if bytes[index] == first {
          var offset = 1
          while offset < wanted.count, bytes[index + offset] == wanted[offset] { offset += 1 }
          if offset == wanted.count { return startIndex + index }
        }
        index += 1
      }
      return nil
    }
  }
}

/// A table of texts is no screen; it is read together with the screens that use it.
enum StringTable {
  static func read(_ input: CaptureInput) -> CapturedScreen {
    var captured = CapturedNodes(.flat, file: input.file)
    captured.notices = [
      Notice(
        .warning, .input, at: SourceLocation(file: input.file, line: 1, column: 1),
        "a table of texts holds no screen: it is used for the screens beside it, or with --sources FOLDER")
    ]
    return AutomationScreen.make(captured, input)
  }
}
