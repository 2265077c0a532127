// SwiftUI-Flow: the declarations of HFlow, as its documentation has them.

/// Views in rows that break where they are full.
struct HFlow<Content: View>: View {
  private let content: Content

  init(
    alignment: VerticalAlignment = .center, itemSpacing: CGFloat? = nil, rowSpacing: CGFloat? = nil,
    justified: Bool = false, distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, justified: Bool = false,
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

  var body: some View { HStack { content } }
}
