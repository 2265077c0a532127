/// What is wrong with a pattern that is made at run time.
struct _RegexPatternError: Error, CustomStringConvertible {
  let description: String
}
