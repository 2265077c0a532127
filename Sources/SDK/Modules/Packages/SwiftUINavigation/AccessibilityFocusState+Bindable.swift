// swiftui-navigation: what it adds to AccessibilityFocusState, as its source has it.

extension AccessibilityFocusState: _Bindable {}
extension AccessibilityFocusState.Binding: _Bindable {}
