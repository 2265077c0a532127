/// A transcript as it is written (contract, section 4): what was opened, what was done, and after
/// each the lines that must be heard. `@include`, `@define`, `@matrix` and checks are for `run`.
struct Session {
  enum Deed: Hashable {
    case open(input: String, options: [Option])
    case gesture(String)
  }

  struct Option: Hashable {
    var name: String
    var value: String
  }

  struct Step {
    /// Where the deed stands, from 1.
    var line: Int
    var deed: Deed
    /// In the form in which responses are shown; nil: any number of lines.
    var expected: [String?] = []
  }

  struct Fault: Error, CustomStringConvertible {
    var line: Int
    var reason: String
    var description: String { "line \(line): \(reason)" }
  }

  private(set) var steps: [Step] = []

  init(parsing text: String) throws(Fault) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try take(String(line), at: index + 1)
    }
  }

  private mutating func take(_ line: String, at number: Int) throws(Fault) {
    guard let first = line.first(where: { $0 != " " }), first != "#" else { return }
    switch first {
    case "@":
      let deed = try Session.directive(Session.words(of: line.dropFirst()), at: number)
      steps.append(Step(line: number, deed: deed))
    case ">":
      let gesture = String(line.dropFirst().drop { $0 == " " })
      guard !steps.isEmpty else { throw Fault(line: number, reason: "a gesture before any @open") }
      steps.append(Step(line: number, deed: .gesture(gesture)))
    case "~": throw Fault(line: number, reason: "checks are not read here")
    default:
      guard !steps.isEmpty else { throw Fault(line: number, reason: "nothing was opened yet") }
      steps[steps.count - 1].expected.append(line == "..." ? nil : line)
    }
  }

  private static func directive(_ words: [String], at line: Int) throws(Fault) -> Deed {
    switch words.first {
    case "set" where words.count == 2: return .gesture("set \(words[1])")
    case "open" where words.count >= 2:
      guard words.count.isMultiple(of: 2) else {
        throw Fault(line: line, reason: "an option without its value")
      }
      var options: [Option] = []
      for index in stride(from: 2, to: words.count, by: 2) {
        guard words[index].hasPrefix("--") else {
          throw Fault(line: line, reason: "\(words[index]) is no option")
        }
        options.append(Option(name: String(words[index].dropFirst(2)), value: words[index + 1]))
      }
      return .open(input: words[1], options: options)
    default: throw Fault(line: line, reason: "no directive that is read here")
    }
  }

  /// Words at spaces; quotation marks keep several words together.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
