// Swift's module RegexBuilder: the declarations of Anchor.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Anchor {}

extension Anchor: RegexComponent {
  var regex: Regex<Substring> { get }
  typealias RegexOutput = Substring
}

extension Anchor {
  static var startOfSubject: Anchor { get }
  static var endOfSubjectBeforeNewline: Anchor { get }
  static var endOfSubject: Anchor { get }
  static var firstMatchingPositionInSubject: Anchor { get }
  static var textSegmentBoundary: Anchor { get }
  static var startOfLine: Anchor { get }
  static var endOfLine: Anchor { get }
  static var wordBoundary: Anchor { get }
  var inverted: Anchor { get }
}
