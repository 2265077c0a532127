// Kingfisher: the declarations of KFAnimatedImageViewRepresenter, as its documentation has them.

struct KFAnimatedImageViewRepresenter: View {
  typealias RenderingView = AnimatedImageView

  init() {}

  var body: some View { ZStack { Color.clear.accessibilityHidden(true) } }
}
