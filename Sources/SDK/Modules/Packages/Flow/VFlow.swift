// SwiftUI-Flow: the declarations of VFlow, as its documentation has them.

/// Views in columns that break where they are full.
struct VFlow<Content: View>: View {
  private let content: Content

  init(
    alignment: HorizontalAlignment = .center, itemSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil,
    justified: Bool = false, distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  init(
    horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
    distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var body: some View { VStack { content } }
}
