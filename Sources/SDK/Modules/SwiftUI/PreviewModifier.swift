// SwiftUI: the declarations of PreviewModifier.
// Declared as the framework's interface has it, with code of our own.

protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Self.Context == () {
  static func makeSharedContext() async throws -> Self.Context { () }
}
