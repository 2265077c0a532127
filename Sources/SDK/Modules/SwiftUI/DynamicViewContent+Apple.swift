// SwiftUI: what iOS 27 adds to DynamicViewContent.
// Declared as the framework's interface has it, with code of our own.

extension DynamicViewContent {
  func reorderable() -> some DynamicViewContent
}
