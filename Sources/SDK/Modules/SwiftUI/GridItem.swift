// SwiftUI: the declarations of GridItem.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GridItem: Equatable {
  enum Size: Equatable {
    case fixed(_: CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  var size: GridItem.Size { get set }
  var spacing: CGFloat? { get set }
  var alignment: Alignment? { get set }
  init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
  static func == (a: GridItem, b: GridItem) -> Bool
}
