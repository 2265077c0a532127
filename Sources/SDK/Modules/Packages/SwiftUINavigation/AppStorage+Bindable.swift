// swiftui-navigation: what it adds to AppStorage, as its source has it.

extension AppStorage: _Bindable {}
