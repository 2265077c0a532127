import EarshotAccessibilityTree
import EarshotVocabulary

/// Somebody who uses a screen by voice, keyboard or switch: a line in, what comes of it out.
///
/// A value. A copy goes its own way.
public protocol TechnologySession: Sendable {
  /// The screen as it is now.
  var screen: any LiveScreen { get }

  /// The arrival on the screen.
  mutating func open() -> TechnologyResponse

  /// Carries out one line of the protocol (contract, section 3).
  mutating func perform(line: String) -> TechnologyResponse
}

/// A line that is no command of the technology.
struct CommandError: Error {
  var message: String

  init(_ message: String) { self.message = message }

  static func unknown(_ line: String, forms: [String]) -> CommandError {
    let shown = line.harmlessForTerminal
    let quoted = shown.count > 60 ? "\(shown.prefix(60))…" : shown
    return CommandError(
      "unknown command \"\(quoted)\"; there is \(forms.joined(separator: ", "))")
  }
}
