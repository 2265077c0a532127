// Kingfisher: the declarations of RectCorner, as its documentation has them.

struct RectCorner: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let topLeft = RectCorner(rawValue: 1)
  static let topRight = RectCorner(rawValue: 2)
  static let bottomLeft = RectCorner(rawValue: 4)
  static let bottomRight = RectCorner(rawValue: 8)
  static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
