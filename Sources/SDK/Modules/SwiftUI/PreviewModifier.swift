// SwiftUI: the declarations of PreviewModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Self.Context == () {
  static func makeSharedContext() async throws -> Self.Context
}
