extension Machine {
  func stringSearch(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "hasPrefix", "starts": return string(call["with"] ?? call.first).map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return string(call.first).map { .bool(text.hasSuffix($0)) }
    case "contains":
      guard let first = call.plain(), let word = string(first) else { return nil }
      return .bool(word.isEmpty || TextSearch.contains(word, in: text))
    case "localizedCaseInsensitiveContains":
      return string(call.first).map { .bool(TextSearch.contains($0, in: text, ignoresCase: true)) }
    case "localizedStandardContains":
      return string(call.first).map {
        .bool(TextSearch.contains(Machine.folded($0), in: Machine.folded(text)))
      }
    case "commonPrefix":
      return string(call["with"]).map { other in
        .string(String(zip(text, other).prefix { $0.0 == $0.1 }.map(\.0)))
      }
    default: return nil
    }
  }

  func stringComparison(_ text: String, _ call: LibraryCall) -> Value? {
    guard let other = string(call.first) else { return nil }
    switch call.name {
    case "compare":
      let isNumeric = ["numeric"].contains(call["options"]?.symbolName ?? "")
      if isNumeric { return comparisonResult(localizedOrder(text, other, named: "localizedStandard")) }
      if isCaseInsensitive(call["options"]) {
        return comparisonResult(localizedOrder(text.lowercased(), other.lowercased(), named: "lexical"))
      }
      return comparisonResult(localizedOrder(text, other, named: "lexical"))
    case "localizedCompare": return comparisonResult(localizedOrder(text, other, named: "localized"))
    case "localizedStandardCompare":
      return comparisonResult(localizedOrder(text, other, named: "localizedStandard"))
    case "caseInsensitiveCompare", "localizedCaseInsensitiveCompare":
      return comparisonResult(localizedOrder(text.lowercased(), other.lowercased(), named: "localized"))
    default: return nil
    }
  }

  func comparisonResult(_ order: Int) -> Value {
    .symbol(
      "ComparisonResult", order < 0 ? "orderedAscending" : (order > 0 ? "orderedDescending" : "orderedSame"))
  }

  /// The order of two texts: by scalar (`lexical`), as a reader sorts them (`localized`), or so
  /// with numbers by their size (`localizedStandard`).
  func localizedOrder(_ a: String, _ b: String, named name: String) -> Int {
    if name == "lexical" { return a < b ? -1 : (a > b ? 1 : 0) }
    let isNumeric = name.hasPrefix("localizedStandard")
    let x = Machine.folded(a)
    let y = Machine.folded(b)
    let order = isNumeric ? Machine.naturalOrder(x, y) : (x < y ? -1 : (x > y ? 1 : 0))
    if order != 0 || a == b { return order }
    // Small letters come before capitals where nothing else tells two texts apart.
    return a > b ? -1 : 1
  }

  private static func naturalOrder(_ a: String, _ b: String) -> Int {
    var x = Substring(a)
    var y = Substring(b)
    while let first = x.first, let second = y.first {
      if first.isASCIIDigit, second.isASCIIDigit {
        let left = x.prefix { $0.isASCIIDigit }
        let right = y.prefix { $0.isASCIIDigit }
        let p = left.drop { $0 == "0" }
        let q = right.drop { $0 == "0" }
        if p.count != q.count { return p.count < q.count ? -1 : 1 }
        if p != q { return p < q ? -1 : 1 }
        x = x.dropFirst(left.count)
        y = y.dropFirst(right.count)
      } else {
        if first != second { return first < second ? -1 : 1 }
        x.removeFirst()
        y.removeFirst()
      }
    }
    return x.isEmpty ? (y.isEmpty ? 0 : -1) : 1
  }

  /// A text without the marks on its letters, in small letters.
  static func folded(_ text: String, keepsCase: Bool = false) -> String {
    let text = keepsCase ? text : text.lowercased()
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(
      text.map { letter in
        let isCapital = letter.isUppercase
        guard
          let base = baseLetters[
            Character(letter.lowercased().prefix(1).isEmpty ? "?" : String(letter.lowercased().prefix(1)))]
        else {
          return letter
        }
        return isCapital ? Character(base.uppercased()) : base
      })
  }

  /// Letters with marks of the Latin languages, and the letters they are without them.
  private static let baseLetters: [Character: Character] = {
    let groups: [(Character, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľłŀ"), ("n", "ñńņňŋ"), ("o", "òóôõöøōŏő"),
      ("r", "ŕŗř"),
      ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    var table: [Character: Character] = [:]
    for (base, letters) in groups {
      for letter in letters { table[letter] = base }
    }
    return table
  }()
}

extension Character {
  var isASCIIDigit: Bool { self >= "0" && self <= "9" }
}
