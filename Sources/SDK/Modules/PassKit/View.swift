// PassKit: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
  func payWithApplePayButtonDisableCardArt() -> some View { self }
  func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
