// SwiftUI: the declarations of GridItem.
// Declared as the framework's interface has it, with code of our own.

struct GridItem {
  enum Size {
    case fixed(_: CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  var size: GridItem.Size
  var spacing: CGFloat?
  var alignment: Alignment?

  init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
