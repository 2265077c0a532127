// SwiftUI: the declarations of ContentUnavailableView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() })
  typealias Body = Never
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  @_disfavoredOverload init(_ title: LocalizedStringResource, image name: String, description: Text? = nil)
  init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload init<S>(_ title: S, image name: String, description: Text? = nil)
  where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  { get }
  static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
}
