extension Machine {
  func stringMethod(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    try charge(text.utf8.count / 8, call.expression)
    if let result = try regexMethod(text, call) { return result }
    if let result = letterCase(text, call) { return result }
    if let result = try stringSearch(text, call) { return result }
    if let result = try stringParts(text, call) { return result }
    if let result = try stringReplacement(text, call) { return result }
    if let result = stringComparison(text, call) { return result }
    if let result = try stringPosition(text, call) { return result }
    if let result = pathOperation(text, call) { return result }
    if let result = drawnSize(text, call) { return result }
    guard Library.characterMethods.contains(call.name), isCharacterwise(text, call) else { return nil }
    return try sequenceMethod(text.map { .string(String($0)) }, call)
  }

  /// Optionals are flat: `name.map { … }` of a text is most often an optional's, unless the text
  /// is written out.
  private func isCharacterwise(_ text: String, _ call: LibraryCall) -> Bool {
    guard call.name == "map" || call.name == "flatMap" else { return true }
    if case .postfix(let base, let steps) = call.expression.kind, case .string = base.kind {
      return steps.count >= 1
    }
    return false
  }

  private func letterCase(_ text: String, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "uppercased": .string(text.uppercased())
    case "lowercased": .string(text.lowercased())
    case "capitalized": .string(Machine.capitalized(text))
    case "folding": .string(Machine.folded(text))
    case "applyingTransform": call.first.map { _ in .string(Machine.folded(text, keepsCase: true)) }
    case "unicodeScalars", "string", "toString", "precomposedStringWithCanonicalMapping": .string(text)
    default: nil
    }
  }

  /// The first letter of every word as a capital, the others small, as Foundation's.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "'" || character == "’"
      result += isStart && isPart ? character.uppercased() : character.lowercased()
      isStart = !isPart
    }
    return result
  }

  // MARK: Parts

  private func stringParts(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "split" where call.has("separator") && string(call["separator"]) != nil: return split(text, call)
    case "split":
      guard case .array(let parts)? = try slicing(characters(text), call) else { return nil }
      return .array(parts.map { .string(joined($0.arrayValue ?? [])) })
    case "components":
      guard let separator = call["separatedBy"] else { return nil }
      guard let word = string(separator) else {
        guard let set = characterSet(separator) else { return nil }
        // Foundation parts a text between its scalars: a line feed behind a return parts once more.
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { set(Character($0)) }
        return .array(parts.map { .string(String($0)) })
      }
      return .array(TextSearch.parts(of: text, separatedBy: word).map { .string($0) })
    case "trimmingCharacters", "trimming":
      guard let first = call["in"] ?? call["while"] ?? call.first, let set = characterSet(first) else {
        return nil
      }
      return .string(trimmed(text, set))
    case "trimmingPrefix":
      guard let prefix = string(call.first) else { return nil }
      return .string(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
    case "prefix", "suffix", "dropFirst", "dropLast", "drop": return try ends(text, call)
    case "padding": return try padded(text, call)
    case "appending":
      guard let more = call.first else { return nil }
      let added = string(more) ?? describe(more)
      try check(length: text.utf8.count + added.utf8.count, call.expression)
      return .string(text + added)
    case "filter":
      return try filtered(characters(text), call).map { .string(joined($0)) }
    case "makeIterator": return .array(characters(text))
    case "reversed": return .string(String(text.reversed()))
    case "sorted": return try sorted(characters(text), call).map { .array($0) }
    case "joined": return .string(text)
    case "shuffled": return .string(joined(try shuffled(characters(text), call)))
    case "substring":
      if case .record(let range)? = call["with"], let start = range["location"]?.exactInt {
        return .string(String(text.dropFirst(max(0, start)).prefix(max(0, range["length"]?.exactInt ?? 0))))
      }
      guard let index = (call["from"] ?? call["to"])?.recordValue?["offset"]?.exactInt else { return nil }
      return .string(call.has("from") ? String(text.dropFirst(index)) : String(text.prefix(index)))
    case "data": return .record("Data", ["string": .string(text)])
    case "write", "enumerateLines": return .void
    default: return nil
    }
  }

  private func characters(_ text: String) -> [Value] { text.map { .string(String($0)) } }

  private func joined(_ values: [Value]) -> String { values.compactMap(\.stringValue).joined() }

  private func split(_ text: String, _ call: LibraryCall) -> Value? {
    guard let word = string(call["separator"]) else { return nil }
    let keepsEmpty = call["omittingEmptySubsequences"]?.boolValue == false
    let limit = call["maxSplits"]?.exactInt.map { max(0, $0) } ?? .max
    if word.count == 1, let character = word.first {
      let parts = text.split(separator: character, maxSplits: limit, omittingEmptySubsequences: !keepsEmpty)
      return .array(parts.map { .string(String($0)) })
    }
    let parts = TextSearch.parts(of: text, separatedBy: word)
    return .array(parts.filter { keepsEmpty || !$0.isEmpty }.map { .string($0) })
  }

  func trimmed(_ text: String, _ set: (Character) -> Bool) -> String {
    var part = text[...]
    while let first = part.first, set(first) { part.removeFirst() }
    while let last = part.last, set(last) { part.removeLast() }
    return String(part)
  }

  private func ends(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let offset = (call["upTo"] ?? call["through"] ?? call["from"])?.recordValue?["offset"]?.exactInt {
      if call.has("from") { return .string(String(text.dropFirst(max(0, offset)))) }
      return .string(String(text.prefix(max(0, call.has("through") ? offset + 1 : offset))))
    }
    guard case .array(let part)? = try slicing(characters(text), call) else { return nil }
    return .string(joined(part))
  }

  /// `padding(toLength:withPad:startingAt:)`.
  private func padded(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let length = call["toLength"]?.exactInt, let pad = string(call["withPad"]).map({ Array($0) }) else {
      return nil
    }
    guard length >= 0 else { throw trap("a text can't be padded to \(length) characters", call.expression) }
    try check(length: length, call.expression)
    let count = text.count
    guard length > count, !pad.isEmpty else { return .string(String(text.prefix(length))) }
    let start = max(0, call["startingAt"]?.exactInt ?? 0)
    var result = text
    for offset in 0..<(length - count) { result.append(pad[(start % pad.count + offset) % pad.count]) }
    return .string(result)
  }

  // MARK: Replacing

  private func stringReplacement(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "replacingOccurrences", "replacing":
      let target = call["of"] ?? call.plain()
      guard let word = string(target), let new = string(call["with"]) else { return nil }
      if isRegular(call["options"]) {
        let found = try search(word, regexOptions(call["options"]), .scalars, in: text, call.expression) {
          (search) throws(RegexSearch.TakesTooLong) in try search.replacing(with: new)
        }
        let result = found ?? text
        try check(length: result.utf8.count, call.expression)
        return .string(result)
      }
      if word.isEmpty { return .string(text) }
      let parts = TextSearch.parts(
        of: text, separatedBy: word, ignoresCase: isCaseInsensitive(call["options"]))
      try check(length: text.utf8.count + parts.count * new.utf8.count, call.expression)
      return .string(parts.joined(separator: new))
    case "replacingCharacters":
      guard case .range(let range)? = call["in"], let new = string(call["with"]) else { return nil }
      let characters = Array(text)
      guard let bounds = try characterBounds(range, count: characters.count, call.expression) else {
        return nil
      }
      return .string(
        String(characters[..<bounds.lowerBound]) + new + String(characters[bounds.upperBound...]))
    case "addingPercentEncoding":
      return .string(PercentEncoding.encoded(text, keeping: call.first?.symbolName))
    case "removingPercentEncoding": return PercentEncoding.decoded(text).map { .string($0) } ?? Value.none
    default: return nil
    }
  }

  func isCaseInsensitive(_ options: Value?) -> Bool { hasOption("caseInsensitive", options) }

  private func pathOperation(_ text: String, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "appendingPathComponent":
      string(call.first).map { .string(text + (text.hasSuffix("/") ? "" : "/") + $0) }
    case "appendingPathExtension": string(call.first).map { .string(text + "." + $0) }
    default: nil
    }
  }
}

extension Library {
  /// Methods of sequences that a text has for its characters.
  static let characterMethods: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "reduce", "contains", "allSatisfy", "first", "last",
    "enumerated",
    "split", "min", "max", "randomElement", "count", "elementsEqual", "starts", "chunks",
  ]
}
