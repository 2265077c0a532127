// Lottie: the declarations of LottieMarkerPosition, as its documentation has them.

enum LottieMarkerPosition: Hashable {
  case start, end
}
