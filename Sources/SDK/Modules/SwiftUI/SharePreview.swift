// SwiftUI: the declarations of SharePreview.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon)
  @_disfavoredOverload init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol
  init(_ title: Text, image: Image, icon: Icon)
}

extension SharePreview where Image == Never {
  init(_ titleKey: LocalizedStringKey, icon: Icon)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, icon: Icon)
  @_disfavoredOverload init<S>(_ title: S, icon: Icon) where S: StringProtocol
  init(_ title: Text, icon: Icon)
}

extension SharePreview where Icon == Never {
  init(_ titleKey: LocalizedStringKey, image: Image)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image: Image)
  @_disfavoredOverload init<S>(_ title: S, image: Image) where S: StringProtocol
  init(_ title: Text, image: Image)
}

extension SharePreview where Image == Never, Icon == Never {
  init(_ titleKey: LocalizedStringKey)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource)
  @_disfavoredOverload init<S>(_ title: S) where S: StringProtocol
  init(_ title: Text)
}
