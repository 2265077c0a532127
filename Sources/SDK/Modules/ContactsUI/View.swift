// ContactsUI: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View { self }
  func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
  func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
  ) -> some View
}
