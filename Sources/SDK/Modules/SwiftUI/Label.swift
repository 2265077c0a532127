// SwiftUI: the declarations of Label.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Label<Title, Icon>: View where Title: View, Icon: View {
  init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  init(_ titleKey: LocalizedStringKey, image name: String)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image name: String)
  init(_ titleKey: LocalizedStringKey, systemImage name: String)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, systemImage name: String)
  @_disfavoredOverload init<S>(_ title: S, image name: String) where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, systemImage name: String) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image resource: ImageResource)
  @_disfavoredOverload init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  init(_ configuration: LabelStyleConfiguration)
}
