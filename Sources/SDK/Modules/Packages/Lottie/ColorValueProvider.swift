// Lottie: the declarations of ColorValueProvider, as its documentation has them.

final class ColorValueProvider: Equatable {
  var color: LottieColor

  init(_ color: LottieColor) { self.color = color }

  static func == (lhs: ColorValueProvider, rhs: ColorValueProvider) -> Bool { lhs.color == rhs.color }
}
