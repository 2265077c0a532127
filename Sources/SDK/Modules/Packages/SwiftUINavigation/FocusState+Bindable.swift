// swiftui-navigation: what it adds to FocusState, as its source has it.

extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
