// Foundation: the declarations of Formatter that only Apple's platforms have.

extension Formatter {
  func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    -> NSAttributedString?
}
