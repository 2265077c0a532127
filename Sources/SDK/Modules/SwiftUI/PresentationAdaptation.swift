// SwiftUI: the declarations of PresentationAdaptation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentationAdaptation {
  static var automatic: PresentationAdaptation { get }
  static var none: PresentationAdaptation { get }
  static var popover: PresentationAdaptation { get }
  static var sheet: PresentationAdaptation { get }
  static var fullScreenCover: PresentationAdaptation { get }
}
