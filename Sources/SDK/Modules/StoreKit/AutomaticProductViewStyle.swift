// StoreKit: the declarations of AutomaticProductViewStyle.
// Declared as the framework's interface has it, with code of our own.

struct AutomaticProductViewStyle: ProductViewStyle {
  init() {}
}
