// Lottie: the declarations of LottieLoopMode, as its documentation has them.

enum LottieLoopMode: Hashable {
  case playOnce, loop, autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}
