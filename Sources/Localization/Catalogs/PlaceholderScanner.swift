/// Takes a format string apart: words, `%@`, `%1$lld`, `%.1f`, `%#@name@`, `%arg`, `%%`.
public struct PlaceholderScanner {
  public enum Part: Hashable {
    case literal(String)
    /// The specifier without its position, and the position, 1-based.
    case argument(specifier: String, position: Int?)
    case substitution(name: String, position: Int?)
    /// `%arg`: the number that the substitution is about.
    case itself
  }

  private let bytes: [UInt8]
  private var index = 0
  /// What the argument that was met last is called: `boats` of `%(boats)lld`.
  public private(set) var label: String?

  public init(_ text: String) { bytes = Array(text.utf8) }

  /// - Parameter knowsArgument: whether `%arg` has its meaning here.
  public mutating func next(knowsArgument: Bool = false) -> Part? {
    guard index < bytes.count else { return nil }
    guard bytes[index] == UInt8(ascii: "%") else { return literal() }
    let start = index
    index += 1
    if peek() == UInt8(ascii: "%") {
      index += 1
      return .literal("%")
    }
    if knowsArgument, bytes[index...].starts(with: "arg".utf8) {
      index += 3
      return .itself
    }
    if let part = placeholder() { return part }
    // A percent sign that begins nothing is itself.
    index = start + 1
    return .literal("%")
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func literal() -> Part {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
    return .literal(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func placeholder() -> Part? {
    let afterPercent = index
    var position: Int?
    if let number = digits(), let next = peek() {
      // Some write `%1#@name@` without the dollar sign.
      if next == UInt8(ascii: "$") {
        position = number
        index += 1
      } else if next == UInt8(ascii: "#") {
        position = number
      } else {
        index = afterPercent
      }
    } else {
      index = afterPercent
    }
    label = readLabel()
    let start = index
    if peek() == UInt8(ascii: "#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@"),
      let name = name(from: index + 2)
    {
      return .substitution(name: name, position: position)
    }
    while let byte = peek(), PlaceholderScanner.beforeConversion.contains(byte) { index += 1 }
    guard let conversion = peek(), PlaceholderScanner.conversions.contains(conversion) else { return nil }
    index += 1
    let specifier = "%" + String(decoding: bytes[start..<index], as: UTF8.self)
    return .argument(specifier: specifier, position: position)
  }

  /// What an argument is called where it has a name, in parentheses (Xcode 26).
  private mutating func readLabel() -> String? {
    guard peek() == UInt8(ascii: "("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// The name up to the closing `@`, which is passed.
  private mutating func name(from start: Int) -> String? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A position; beyond what a format can have, there is none.
  private mutating func digits() -> Int? {
    let start = index
    while let byte = peek(), (0x30...0x39).contains(byte) { index += 1 }
    guard index > start, index - start <= 4 else { return nil }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Flags, width, precision and length.
  private static let beforeConversion = Set("-+ #0'123456789.*hlqLzjt".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}

/// What kinds of arguments a key has, for keys that differ only in how a number is written.
enum KeyShape {
  /// The key with `%lld` for every whole number and `%lf` for every other: `%d items` and
  /// `%u items` are one. Nil where the key has no placeholder.
  static func canonical(_ key: String) -> String? {
    shape(of: key) { specifier in
      switch specifier.utf8.last {
      case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): "%@"
      case let last? where Set("fFeEgGaA".utf8).contains(last): "%lf"
      default: "%lld"
      }
    }
  }

  /// The key with every placeholder alike, for arguments that could not be evaluated.
  static func outline(_ key: String) -> String? {
    shape(of: key) { _ in "%?" }
  }

  private static func shape(of key: String, _ written: (String) -> String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var result = ""
    var hasPlaceholder = false
    var scanner = PlaceholderScanner(key)
    while let part = scanner.next() {
      switch part {
      case .literal(let words): result += words
      case .argument(let specifier, _):
        hasPlaceholder = true
        result += written(specifier)
      case .substitution(let name, _): result += "%#@\(name)@"
      case .itself: break
      }
    }
    return hasPlaceholder ? result : nil
  }
}
