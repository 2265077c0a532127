// WebKit: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior)
    -> some View
  { self }
  func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
  func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  func webViewTextSelection<S>(_ selectability: S) -> some View where S: TextSelectability { self }
  func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
  func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  func webViewOnScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View where T: Hashable { self }
  func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}
