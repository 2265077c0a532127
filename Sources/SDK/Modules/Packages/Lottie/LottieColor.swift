// Lottie: the declarations of LottieColor, as its documentation has them.

struct LottieColor: Hashable {
  var r: Double
  var g: Double
  var b: Double
  var a: Double

  init(r: Double, g: Double, b: Double, a: Double) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }
}
