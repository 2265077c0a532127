// SwiftUI: the declarations of _UIHostingConfigurationBackgroundView.
// Declared as the framework's interface has it, with code of our own.

struct _UIHostingConfigurationBackgroundView<S>: View where S: ShapeStyle {
  var body: some View { EmptyView() }
}
