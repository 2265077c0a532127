// swiftui-navigation: what it adds to SceneStorage, as its source has it.

extension SceneStorage: _Bindable {}
