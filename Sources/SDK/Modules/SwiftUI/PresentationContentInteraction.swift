// SwiftUI: the declarations of PresentationContentInteraction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationContentInteraction: Equatable {
  static var automatic: PresentationContentInteraction { get }
  static var resizes: PresentationContentInteraction { get }
  static var scrolls: PresentationContentInteraction { get }
}
