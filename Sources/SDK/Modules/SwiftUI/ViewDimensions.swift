// SwiftUI: the declarations of ViewDimensions.
// Declared as the framework's interface has it, with code of our own.

struct ViewDimensions: Equatable {
  let width: CGFloat
  let height: CGFloat

  init(_width: CGFloat, _height: CGFloat) {
    width = _width
    height = _height
  }

  subscript(guide: HorizontalAlignment) -> CGFloat {
    if let id = guide._id { return id.defaultValue(in: self) }
    return width * guide._fraction
  }

  subscript(guide: VerticalAlignment) -> CGFloat {
    if let id = guide._id { return id.defaultValue(in: self) }
    return height * guide._fraction
  }

  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
