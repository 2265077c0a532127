// Foundation: the declarations of NSMutableAttributedString.
// Declared as the framework's interface has it, with code of our own.

class NSMutableAttributedString: NSAttributedString, Sendable {
  var mutableString: NSMutableString { get }
  override convenience init() { self.init(string: "") }
  override init(string: String)
  override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  override init(attributedString: NSAttributedString)
  required init?(coder aDecoder: NSCoder)
  func replaceCharacters(in range: NSRange, with str: String)
  func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
  func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
  func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange)
  func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
  func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
  func insert(_ attrString: NSAttributedString, at loc: Int)
  func append(_ attrString: NSAttributedString)
  func deleteCharacters(in range: NSRange)
  func setAttributedString(_ attrString: NSAttributedString)
  func beginEditing()
  func endEditing()
  override func copy(with zone: NSZone? = nil) -> Any
}
