// swift-markdown-ui: the declarations of RelativeSize, as its documentation has them.

struct RelativeSize: Hashable {
  private let value: CGFloat

  private init(_ value: CGFloat) { self.value = value }

  static let zero = RelativeSize(0)
  static func em(_ value: CGFloat) -> RelativeSize { RelativeSize(value) }
  static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize(value) }
}
