// StoreKit: the declarations of CompactProductViewStyle.
// Declared as the framework's interface has it, with code of our own.

struct CompactProductViewStyle: ProductViewStyle {
  init() {}
}
