// SwiftUI: the declarations of UIHostingConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View
  func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
  func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
  func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
  @available(*, deprecated) func minSize() -> UIHostingConfiguration<Content, Background>
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background>
}

extension UIHostingConfiguration where Background == EmptyView {
  init(@ViewBuilder content: () -> Content)
}
