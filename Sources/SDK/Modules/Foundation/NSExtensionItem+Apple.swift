// Foundation: the declarations of NSExtensionItem that only Apple's platforms have.

class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
  var attributedTitle: NSAttributedString? { get set }
  var attributedContentText: NSAttributedString? { get set }
  var attachments: [NSItemProvider]? { get set }
  var userInfo: [AnyHashable: Any]? { get set }
  static var supportsSecureCoding: Bool { get }
  override init()
  required init?(coder: NSCoder)
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with coder: NSCoder)
}
