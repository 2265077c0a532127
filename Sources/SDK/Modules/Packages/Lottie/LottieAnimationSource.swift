// Lottie: the declarations of LottieAnimationSource, as its documentation has them.

enum LottieAnimationSource {
  case lottieAnimation(LottieAnimation)
  case dotLottieFile(DotLottieFile)
}
