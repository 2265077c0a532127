/// A part of a regular expression as it is written, with the options that hold where it stands.
indirect enum RegexNode {
  case empty
  /// One element of the text.
  case element(RegexElement)
  case sequence([RegexNode])
  /// The first that leads to a match is taken.
  case alternation([RegexNode])
  /// - Parameter index: which capture it is, counted from 1.
  case capture(RegexNode, index: Int)
  case repeated(RegexNode, min: Int, max: Int?, RegexRepetition)
  case assertion(RegexAssertion)
  /// What must or must not stand after this place, or before it.
  case look(RegexNode, isAhead: Bool, isNegated: Bool)
  /// What it has matched is not tried again in another way.
  case atomic(RegexNode)
  /// The text of an earlier capture again.
  case reference(Int, ignoresCase: Bool)
}

enum RegexRepetition {
  /// As often as possible first.
  case greedy
  /// As seldom as possible first.
  case reluctant
  /// As often as possible, and not less often afterwards.
  case possessive
}

enum RegexAssertion {
  case textStart
  case textEnd
  /// The end, or before a line's end that ends the text.
  case textEndOrLastLineEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary
}

/// What one element of a text may be: a character, or a scalar where scalars are searched.
enum RegexElement {
  case literal(Character, ignoresCase: Bool)
  case any(matchesLineEnds: Bool)
  case set(RegexSet, ignoresCase: Bool)
}

/// A set of characters: `[a-z]`, `\d`, `\p{L}`.
indirect enum RegexSet {
  case character(Character)
  case range(ClosedRange<Unicode.Scalar>)
  case property(RegexProperty)
  case union([RegexSet])
  case intersection(RegexSet, RegexSet)
  case subtraction(RegexSet, RegexSet)
  case difference(RegexSet, RegexSet)
  case inverted(RegexSet)
}

/// How a pattern is read; a pattern may change it with `(?i)`.
struct RegexOptions: Hashable {
  var ignoresCase = false
  /// `^` and `$` also stand at the ends of lines.
  var isMultiline = false
  /// `.` also matches what ends a line.
  var matchesLineEnds = false
  /// White space and comments in the pattern mean nothing.
  var isExtended = false
  /// Only groups with names are captures.
  var capturesNamesOnly = false
}

/// A pattern that can't be read, and why.
struct RegexSyntaxError: Error {
  var message: String
  /// Whether it is right but beyond what is searched with here.
  var isUnsupported = false
}

/// What a text is searched by.
enum RegexLevel {
  /// Swift's `Regex`: a character with all that combines with it.
  case characters
  /// `NSRegularExpression`: each scalar by itself. (Foundation counts UTF-16 units; a pattern can't tell
  /// the two apart but by half of a pair.)
  case scalars
}
