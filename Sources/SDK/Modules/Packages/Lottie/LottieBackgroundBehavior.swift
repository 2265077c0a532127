// Lottie: the declarations of LottieBackgroundBehavior, as its documentation has them.

enum LottieBackgroundBehavior {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}
