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
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
  func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}
