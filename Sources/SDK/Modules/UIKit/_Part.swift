// UIKit: the declarations of _Part.

/// What stands inside of a view.
enum _Part {
  /// A view, a controller, an element.
  case object(NSObject)
  /// What the view makes for itself.
  case node(_Node)
  /// A view of SwiftUI.
  case swiftUI(Any)
  /// More than can be shown here: what is said of it.
  case leftOut(String)
  /// Something that is there, of which nothing is known.
  case unknown(name: String, cause: String)
}
