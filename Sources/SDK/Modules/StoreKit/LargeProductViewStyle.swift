// StoreKit: the declarations of LargeProductViewStyle.
// Declared as the framework's interface has it, with code of our own.

struct LargeProductViewStyle: ProductViewStyle {
  init() {}
}
