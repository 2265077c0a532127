// SwiftUI: the declarations of ViewModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Self.Body == Never {
  func body(content: Self.Content) -> Self.Body
}

extension ViewModifier {
  func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
  func animation(_ animation: Animation?) -> some ViewModifier
}
