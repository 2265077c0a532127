// Splash (github.com/JohnSundell/Splash): the declarations of Segment, as its source has them.

/// A token with what was before it and the space that follows it.
struct Segment {
  struct Tokens {
    var all: [String]
    var counts: [String: Int]
    var onSameLine: [String]
    var previous: String?
    var current: String
    var next: String?

    func count(of token: String) -> Int { counts[token] ?? 0 }
  }

  var prefix: Substring
  var tokens: Tokens
  var trailingWhitespace: String?
  let _isDelimiter: Bool
  var _isLastOnLine: Bool
}
