// SwiftUI: the declarations of PresentationBackgroundInteraction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationBackgroundInteraction {
  static var automatic: PresentationBackgroundInteraction { get }
  static var enabled: PresentationBackgroundInteraction { get }
  static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
  static var disabled: PresentationBackgroundInteraction { get }
}
