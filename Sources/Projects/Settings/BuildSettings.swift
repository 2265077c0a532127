/// The settings that a target is built with, each as it is written: made of others, most of them.
///
/// https://developer.apple.com/documentation/xcode/build-settings-reference, "Build setting evaluation".
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String]

  /// - Parameter target: the target's name, which other settings begin from.
  package init(target: String) {
    values = [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      // Paths are those below the project's folder.
      "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
    ]
  }

  /// Settings that take the place of those of the same names, or go on from them with `$(inherited)`.
  package mutating func add(_ settings: [String: Any]) {
    for (name, value) in settings {
      guard let name = BuildSettings.name(name) else { continue }
      switch value {
      case let text as String: set(text, for: name)
      case let list as [Any]: set(list.map { "\($0)" }.joined(separator: " "), for: name)
      case let flag as Bool: set(flag ? "YES" : "NO", for: name)
      default: set("\(value)", for: name)
      }
    }
  }

  mutating func set(_ text: String, for name: String) {
    let before = values[name] ?? ""
    values[name] = ["$(inherited)", "${inherited}"].reduce(text) { $0.replacing($1, with: before) }
  }

  /// `NAME` of `NAME[sdk=iphoneos*]`; nil for one that holds elsewhere than on a phone.
  static func name(_ written: String) -> String? {
    guard let start = written.firstIndex(of: "[") else { return written }
    let condition = written[start...]
    return condition.contains("iphone") || condition.contains("sdk=*") ? String(written[..<start]) : nil
  }

  /// A setting as it is written.
  func written(_ name: String) -> String? { values[name] }

  /// What a setting says in the end; nil where it isn't set, or is made of one that isn't.
  package subscript(name: String) -> String? { values[name].flatMap { expanded($0) } }

  /// A text with what the settings in it say; nil where one of them isn't set.
  package func expanded(_ text: String) -> String? { expanded(text, BuildSettings.mostLevels) }

  /// Settings in settings that are gone through: one that is made of itself has no end.
  private static let mostLevels = 16
  /// As long as a value may become.
  private static let mostBytes = 65_536

  private func expanded(_ text: String, _ levels: Int) -> String? {
    guard text.contains("$") else { return text }
    guard levels > 0 else { return nil }
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\$(?:\(([^()$]*)\)|\{([^{}$]*)\})/) {
      guard let value = value(of: match.1 ?? match.2 ?? "", levels) else { return nil }
      result += rest[..<match.range.lowerBound] + value
      rest = rest[match.range.upperBound...]
      guard result.utf8.count <= BuildSettings.mostBytes else { return nil }
    }
    return result + rest
  }

  /// `PRODUCT_NAME:rfc1034identifier`.
  private func value(of reference: Substring, _ levels: Int) -> String? {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    var value = values[name].flatMap { expanded($0, levels - 1) }
    for part in parts.dropFirst() {
      switch part {
      case "lower": value = value?.lowercased()
      case "upper": value = value?.uppercased()
      case "rfc1034identifier":
        value = value.map {
          String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        }
      case "c99extidentifier", "identifier": value = value.map(BuildTarget.moduleName)
      case _ where part.hasPrefix("default="):
        if value?.isEmpty ?? true { value = String(part.dropFirst("default=".count)) }
      default: return nil
      }
    }
    return value
  }

  /// The settings whose names begin like this, by the rest of the name.
  func all(beginningWith prefix: String) -> [(name: String, text: String)] {
    values.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
      .sorted { $0.0 < $1.0 }
  }
}
