// swift-markdown-ui: the declarations of TextStyleBuilder, as its documentation has them.

@resultBuilder enum TextStyleBuilder {
  static func buildBlock() -> EmptyTextStyle { EmptyTextStyle() }
  static func buildPartialBlock(first: some TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  static func buildPartialBlock(accumulated: some TextStyle, next: some TextStyle) -> EmptyTextStyle {
    EmptyTextStyle()
  }
  static func buildEither(first component: some TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  static func buildEither(second component: some TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  static func buildLimitedAvailability(_ component: some TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  static func buildOptional(_ component: (some TextStyle)?) -> EmptyTextStyle { EmptyTextStyle() }
}
