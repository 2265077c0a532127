// SwiftUI: the declarations of AccessibilityTextContentType.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityTextContentType {
  static let plain: AccessibilityTextContentType
  static let console: AccessibilityTextContentType
  static let fileSystem: AccessibilityTextContentType
  static let messaging: AccessibilityTextContentType
  static let narrative: AccessibilityTextContentType
  static let sourceCode: AccessibilityTextContentType
  static let spreadsheet: AccessibilityTextContentType
  static let wordProcessing: AccessibilityTextContentType
}
