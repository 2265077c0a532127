// SwiftUI: the declarations of UIHostingConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  let _content: Content

  func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  where S: ShapeStyle {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(_content: _content)
  }
  func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
    UIHostingConfiguration<Content, B>(_content: _content)
  }
  func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    self
  }
  func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
  {
    self
  }
  func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    self
  }
  @available(*, deprecated) func minSize() -> UIHostingConfiguration<Content, Background> { self }
  func makeContentView() -> any UIView & UIContentView { _HostingView { _content } }
  func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
  init(_content: Content) { self._content = _content }
}

extension UIHostingConfiguration where Background == EmptyView {
  init(@ViewBuilder content: () -> Content) { _content = content() }
}
