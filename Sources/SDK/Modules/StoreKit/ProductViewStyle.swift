// StoreKit: the declarations of ProductViewStyle.
// Declared as the framework's interface has it, with code of our own.

protocol ProductViewStyle {}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
