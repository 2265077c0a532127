// swiftui-navigation: what it adds to Binding, as its source has it.

extension Binding: _Bindable {}
