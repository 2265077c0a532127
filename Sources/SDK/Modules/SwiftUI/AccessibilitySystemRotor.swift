// SwiftUI: the declarations of AccessibilitySystemRotor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilitySystemRotor {
  static func links(visited: Bool) -> AccessibilitySystemRotor
  static var links: AccessibilitySystemRotor { get }
  static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
  static var headings: AccessibilitySystemRotor { get }
  static var boldText: AccessibilitySystemRotor { get }
  static var italicText: AccessibilitySystemRotor { get }
  static var underlineText: AccessibilitySystemRotor { get }
  static var misspelledWords: AccessibilitySystemRotor { get }
  static var images: AccessibilitySystemRotor { get }
  static var textFields: AccessibilitySystemRotor { get }
  static var tables: AccessibilitySystemRotor { get }
  static var lists: AccessibilitySystemRotor { get }
  static var landmarks: AccessibilitySystemRotor { get }
}
