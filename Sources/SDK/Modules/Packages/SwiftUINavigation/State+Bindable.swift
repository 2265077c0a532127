// swiftui-navigation: what it adds to State, as its source has it.

extension State: _Bindable {}
