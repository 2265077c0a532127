// URLImage: the declarations of ActivityIndicator, as its documentation has them.

struct ActivityIndicator: View {
  init() {}

  var body: some View { ProgressView().progressViewStyle(.circular) }
}
