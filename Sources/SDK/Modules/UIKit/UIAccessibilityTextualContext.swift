// UIKit: the declarations of UIAccessibilityTextualContext.

struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
  static let console = UIAccessibilityTextualContext(rawValue: "console")
  static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
