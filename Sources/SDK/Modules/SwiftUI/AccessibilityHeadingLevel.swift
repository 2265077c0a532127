// SwiftUI: the declarations of AccessibilityHeadingLevel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum AccessibilityHeadingLevel: UInt {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
