// SwiftUI: the declarations of _AppearanceActionModifier, which onAppear and onDisappear make.
// Declared as the framework's interface has it, with code of our own.

struct _AppearanceActionModifier: ViewModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
  func body(content: Content) -> some View {
    content.onAppear(perform: appear).onDisappear(perform: disappear)
  }
}
