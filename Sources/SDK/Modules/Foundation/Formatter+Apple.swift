// Foundation: the declarations of Formatter that only Apple's platforms have.

extension Formatter {
  func string(for obj: Any?) -> String?
  func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    -> NSAttributedString?
}
