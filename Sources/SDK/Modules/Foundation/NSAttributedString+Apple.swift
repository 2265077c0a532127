// Foundation: the declarations of NSAttributedString that only Apple's platforms have.

extension NSAttributedString {
  struct MarkdownParsingOptions: Sendable {
    init()
  }
  convenience init(_ attributedString: AttributedString)
  convenience init<S>(_ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>)
    throws where S: AttributeScope
  convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  convenience init(format: NSAttributedString, _ args: any CVarArg...)
  func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]
  func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
    -> Any?
  func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer(_boxing: ObjCBool(false))
    for range in _ranges(of: nil, in: enumerationRange, backwards: opts.contains(.reverse)) {
      block(attributes(at: range.location, effectiveRange: nil), range, stop)
      if stop.pointee.boolValue { return }
    }
  }
  func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer(_boxing: ObjCBool(false))
    for range in _ranges(of: attrName, in: enumerationRange, backwards: opts.contains(.reverse)) {
      block(attribute(attrName, at: range.location, effectiveRange: nil), range, stop)
      if stop.pointee.boolValue { return }
    }
  }
  /// The parts of a text within which an attribute, or all of them, stay the same.
  func _ranges(of attrName: NSAttributedString.Key?, in range: NSRange, backwards: Bool) -> [NSRange]
}
