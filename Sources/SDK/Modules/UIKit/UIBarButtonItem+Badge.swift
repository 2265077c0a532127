// UIKit: the declarations of UIBarButtonItem.

extension UIBarButtonItem {
  struct Badge: Hashable {
    let _text: String
    static func count(_ count: Int) -> UIBarButtonItem.Badge { Badge(_text: "\(count)") }
    static func string(_ text: String) -> UIBarButtonItem.Badge { Badge(_text: text) }
    static func indicator() -> UIBarButtonItem.Badge { Badge(_text: "") }
  }
}
