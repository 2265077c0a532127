// Foundation: the declarations of NSRegularExpression that only Apple's platforms have.

extension NSRegularExpression {
  func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void
  ) {
    let stop = UnsafeMutablePointer(_boxing: ObjCBool(false))
    for match in matches(in: string, options: options, range: range) {
      block(match, [], stop)
      if stop.pointee.boolValue { return }
    }
  }
}
