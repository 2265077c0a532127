// UIKit: the declarations of UIPasteboard.
// Declared as the framework's interface has it, with code of our own.

class UIPasteboard: NSObject {
  static var general: UIPasteboard { get }
  var string: String? { get set }
  var strings: [String]? { get set }
  var url: URL? { get set }
  var image: UIImage? { get set }
  var hasStrings: Bool { get }
  var hasURLs: Bool { get }
  var hasImages: Bool { get }
}
