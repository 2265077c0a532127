// AppIntents: the declarations of AppShortcutPhrase.
// Declared as the framework's interface has it, with code of our own.

struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable where Intent: AppIntent {
  struct Interpolation: StringInterpolationProtocol {
    typealias StringLiteralType = String
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {}
    mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  typealias StringLiteralType = String
  typealias StringInterpolation = Interpolation
  init(stringLiteral value: String) {}
  init(stringInterpolation: Interpolation) {}
}
