// AuthenticationServices: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View
}
