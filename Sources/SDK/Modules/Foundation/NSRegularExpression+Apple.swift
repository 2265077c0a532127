// Foundation: the declarations of NSRegularExpression that only Apple's platforms have.

extension NSRegularExpression {
  func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void)
}
