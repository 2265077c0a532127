// Kingfisher: the declarations of AnimatedImageView, as its documentation has them.

class AnimatedImageView: UIView {
  enum RepeatCount: Equatable {
    case once
    case finite(count: UInt)
    case infinite
  }

  var image: UIImage?
  var autoPlayAnimatedImage = true
  var framePreloadCount = 10
  var needsPrescaling = true
  var backgroundDecode = true
  var purgeFramesOnBackground = false
  var repeatCount = RepeatCount.infinite
}
