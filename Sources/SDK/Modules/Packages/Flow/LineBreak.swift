// SwiftUI-Flow: the declarations of LineBreak, as its documentation has them.

struct LineBreak: View {
  init() {}

  var body: some View { EmptyView() }
}
