// SwiftUI: what a screen needs to know of a text with attributes.

/// A stretch of a text within which no attribute changes.
struct _SpokenRun {
  let text: String
  let link: String?
  let language: String?
  let phoneticNotation: String?
  let pitch: Double
  let headingLevel: Int
  let spellsOutCharacters: Bool
  let alwaysIncludesPunctuation: Bool
  let isBold: Bool
  let isItalic: Bool
  let isUnderlined: Bool
}
