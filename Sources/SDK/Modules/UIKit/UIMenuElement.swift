// UIKit: the declarations of UIMenuElement.

class UIMenuElement: NSObject, UIAccessibilityIdentification {
  enum State: Int, Sendable {
    case off, on, mixed
  }
  struct Attributes: OptionSet, Sendable {
    static let disabled = UIMenuElement.Attributes(rawValue: 1 << 0)
    static let destructive = UIMenuElement.Attributes(rawValue: 1 << 1)
    static let hidden = UIMenuElement.Attributes(rawValue: 1 << 2)
    static let keepsMenuPresented = UIMenuElement.Attributes(rawValue: 1 << 3)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum RepeatBehavior: Int, Sendable {
    case automatic, repeatable, nonRepeatable
  }
  var title: String = ""
  var subtitle: String?
  var image: UIImage?
}
