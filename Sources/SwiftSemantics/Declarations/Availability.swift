import EarshotSwiftCode

/// The system that code runs on: `iOS` of a version.
package struct SystemVersion: Hashable, Sendable {
  package var platform: String
  package var version: [Int]

  package init(platform: String, version: [Int]) {
    self.platform = platform
    self.version = version
  }
}

extension Program {
  /// Whether a declaration can't be used: it says so itself, or the system that the code runs on is too new for it or
  /// too old. The compiler prefers any other that fits (`SK_Unavailable`, lib/Sema/CSRanking.cpp).
  func isUnavailable(_ value: Value) -> Bool {
    var attributes = value.attributes
    if case .extended(let part) = value.context.kind { attributes += part.code.attributes }
    return attributes.contains { $0.name == "available" && isUnavailable($0.argumentText ?? "") }
  }

  /// - Parameter text: `*, unavailable`, `iOS 17, *`, `iOS, introduced: 13, obsoleted: 15`.
  private func isUnavailable(_ text: String) -> Bool {
    let parts = text.withoutLiterals.split(separator: ",").map { $0.trimmed }
    guard let first = parts.first else { return false }
    if parts.dropFirst().contains("unavailable") { return first == "*" || first == system?.platform }
    guard let system else { return false }
    if first == system.platform {
      return parts.dropFirst().contains { part in
        guard let colon = part.firstIndex(of: ":") else { return false }
        let version = String(part[part.index(after: colon)...]).versionNumbers
        switch part[..<colon].trimmed {
        case "introduced": return system.version.lexicographicallyPrecedes(version)
        case "obsoleted": return !system.version.lexicographicallyPrecedes(version)
        default: return false
        }
      }
    }
    return parts.contains { part in
      let words = part.split(separator: " ")
      return words.count == 2 && words[0] == system.platform
        && system.version.lexicographicallyPrecedes(String(words[1]).versionNumbers)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// What stands outside of string literals.
  fileprivate var withoutLiterals: String {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }

  fileprivate var versionNumbers: [Int] { split(separator: ".").compactMap { Int($0.trimmed) } }
}
