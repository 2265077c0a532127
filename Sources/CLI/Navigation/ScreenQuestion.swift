import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks for one of several screens: a numbered list and a line to type in.
struct ScreenQuestion {
  let choice: ScreenChoice
  let color: ColorChoice

  /// Screens that are listed at once; a part of a name narrows the list down.
  private static let listed = 40

  /// nil: the user has left.
  func ask() throws -> ScreenEntry? {
    try list(Array(1...choice.screens.count))
    while true {
      try say("Which screen? A number, or a part of its name; q leaves: ")
      guard let line = readLine() else {
        try say("\n")
        return nil
      }
      if line == "q" { return nil }
      switch choice.answer(line) {
      case .chosen(let screen):
        try say("\(screen.heading)\n")
        return screen
      case .matches(let numbers) where numbers.isEmpty: try say("No screen is called so.\n")
      case .matches(let numbers): try list(numbers)
      }
    }
  }

  private func list(_ numbers: [Int]) throws {
    var writer = TextWriter(isColored: Terminal.isColored(color, STDOUT_FILENO))
    for number in numbers.prefix(ScreenQuestion.listed) {
      writer.line("\(number). \(choice.screens[number - 1].heading)")
    }
    let left = numbers.count - ScreenQuestion.listed
    if left > 0 { writer.line("... and \(left) more: type a part of a name to find one.") }
    try StandardStreams.put(writer.bytes)
  }

  private func say(_ text: String) throws {
    var writer = TextWriter(isColored: false)
    writer.text(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    if text.hasSuffix("\n") { writer.endLine() }
    try StandardStreams.put(writer.bytes)
  }

  /// What is said where nobody can be asked: one line a screen, as `--preview` takes it.
  static func tell(_ screens: [ScreenEntry]) {
    var writer = TextWriter(isColored: Terminal.isColored(.auto, STDERR_FILENO))
    writer.notice(Notice(.error, .input, at: nil, "there are \(screens.count) screens; choose one of these"))
    for screen in screens { writer.line(ScreenChoice.option(for: screen)) }
    StandardStreams.tell(writer.bytes)
  }
}
