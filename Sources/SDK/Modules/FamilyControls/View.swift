// FamilyControls: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View
  func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View
}
