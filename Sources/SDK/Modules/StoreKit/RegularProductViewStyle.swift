// StoreKit: the declarations of RegularProductViewStyle.
// Declared as the framework's interface has it, with code of our own.

struct RegularProductViewStyle: ProductViewStyle {
  init() {}
}
