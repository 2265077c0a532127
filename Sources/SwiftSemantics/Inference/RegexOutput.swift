/// The captures of a regular expression literal, by which its type is made (SE-0354).
struct RegexCaptures {
  struct Capture: Equatable {
    var name: String?
    var isOptional: Bool
  }

  private(set) var captures: [Capture] = []
  private let pattern: [Character]
  private var position = 0

  init(_ pattern: String) {
    self.pattern = Array(pattern)
    readAlternatives()
  }

  private var current: Character? { position < pattern.count ? pattern[position] : nil }

  /// Up to the end of the group. What stands in one of several alternatives may not have taken part.
  private mutating func readAlternatives() {
    let first = captures.count
    var isOneOfMany = false
    while let character = current, character != ")" {
      position += 1
      switch character {
      case "|": isOneOfMany = true
      case "\\": position += 1
      case "[": skipClass()
      case "(": readGroup()
      default: break
      }
    }
    if isOneOfMany { makeOptional(from: first) }
  }

  private mutating func makeOptional(from first: Int) {
    for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
  }

  private mutating func readGroup() {
    let first = captures.count
    if current == "?" {
      position += 1
      readKind()
    } else {
      captures.append(Capture(name: nil, isOptional: false))
    }
    readAlternatives()
    position += 1
    if mayBeLeftOut { makeOptional(from: first) }
  }

  /// `?:`, `?=`, `?<name>`, `?<=`.
  private mutating func readKind() {
    guard current == "<" || current == "P" || current == "'" else {
      while let character = current, character.isLetter || character == "-" || character == "^" {
        position += 1
      }
      if let character = current, ":=!>|".contains(character) { position += 1 }
      return
    }
    if current == "P" { position += 1 }
    let end: Character = current == "'" ? "'" : ">"
    position += 1
    if current == "=" || current == "!" {
      position += 1
      return
    }
    var name = ""
    while let character = current, character != end {
      name.append(character)
      position += 1
    }
    position += 1
    captures.append(Capture(name: name, isOptional: false))
  }

  private var mayBeLeftOut: Bool {
    switch current {
    case "?", "*": true
    case "{": position + 1 < pattern.count && (pattern[position + 1] == "0" || pattern[position + 1] == ",")
    default: false
    }
  }

  private mutating func skipClass() {
    if current == "^" { position += 1 }
    if current == "]" { position += 1 }
    while let character = current, character != "]" {
      position += 1
      if character == "\\" { position += 1 }
      if character == "[" { skipClass() }
    }
    position += 1
  }
}

extension Solver {
  /// What a match of the pattern gives: the whole, then each capture.
  func regexOutput(_ pattern: String) -> Type {
    let substring = language.make("Substring")
    let captures = RegexCaptures(pattern).captures
    let parts = captures.map { capture in
      TupleElement(label: capture.name, type: capture.isOptional ? language.optional(substring) : substring)
    }
    return types.tuple([TupleElement(label: nil, type: substring)] + parts)
  }
}
