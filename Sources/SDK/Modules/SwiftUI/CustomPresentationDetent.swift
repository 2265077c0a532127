// SwiftUI: the declarations of CustomPresentationDetent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
}
