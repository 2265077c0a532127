// SDWebImage: the declarations of SDAnimatedImageView, as its documentation has them.

class SDAnimatedImageView: UIView {
  var image: UIImage?
  var shouldCustomLoopCount = false
  var animationRepeatCount = 0
  var playbackRate = 1.0
  var clearBufferWhenStopped = false
  var autoPlayAnimatedImage = true
  var maxBufferSize: UInt = 0

  func startAnimating() {}
  func stopAnimating() {}
}
