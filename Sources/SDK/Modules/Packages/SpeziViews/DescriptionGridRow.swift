// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of DescriptionGridRow, as its documentation has them.

struct DescriptionGridRow<Description: View, Content: View>: View {
  private let description: Description
  private let content: Content

  init(@ViewBuilder description: () -> Description, @ViewBuilder content: () -> Content) {
    self.description = description()
    self.content = content()
  }

  var body: some View {
    GridRow {
      description.gridColumnAlignment(.leading)
      content.frame(maxWidth: .infinity)
    }
  }
}
