// FamilyControls: the declarations of FamilyActivityPicker. What it shows is on the device.
// Declared as the framework's interface has it, with code of our own.

struct FamilyActivityPicker: View {
  init(selection: Binding<FamilyActivitySelection>)
  init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>)
  typealias Body = Never
}
