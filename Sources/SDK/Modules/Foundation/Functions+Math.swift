// Foundation: the functions of mathematics that C declares.

func acos(_ x: Double) -> Double
func asin(_ x: Double) -> Double
func atan(_ x: Double) -> Double
func cos(_ x: Double) -> Double
func sin(_ x: Double) -> Double
func tan(_ x: Double) -> Double
func acosh(_ x: Double) -> Double
func asinh(_ x: Double) -> Double
func atanh(_ x: Double) -> Double
func cosh(_ x: Double) -> Double
func sinh(_ x: Double) -> Double
func tanh(_ x: Double) -> Double
func exp(_ x: Double) -> Double
func exp2(_ x: Double) -> Double
func expm1(_ x: Double) -> Double
func log(_ x: Double) -> Double
func log10(_ x: Double) -> Double
func log2(_ x: Double) -> Double
func log1p(_ x: Double) -> Double
func logb(_ x: Double) -> Double
func cbrt(_ x: Double) -> Double
func erf(_ x: Double) -> Double
func erfc(_ x: Double) -> Double
func tgamma(_ x: Double) -> Double
func nearbyint(_ x: Double) -> Double
func rint(_ x: Double) -> Double
func atan2(_ x: Double, _ y: Double) -> Double
func hypot(_ x: Double, _ y: Double) -> Double
func pow(_ x: Double, _ y: Double) -> Double
func copysign(_ x: Double, _ y: Double) -> Double
func nextafter(_ x: Double, _ y: Double) -> Double
func fdim(_ x: Double, _ y: Double) -> Double
func fmax(_ x: Double, _ y: Double) -> Double
func fmin(_ x: Double, _ y: Double) -> Double
func acos(_ x: Float) -> Float
func asin(_ x: Float) -> Float
func atan(_ x: Float) -> Float
func cos(_ x: Float) -> Float
func sin(_ x: Float) -> Float
func tan(_ x: Float) -> Float
func acosh(_ x: Float) -> Float
func asinh(_ x: Float) -> Float
func atanh(_ x: Float) -> Float
func cosh(_ x: Float) -> Float
func sinh(_ x: Float) -> Float
func tanh(_ x: Float) -> Float
func exp(_ x: Float) -> Float
func exp2(_ x: Float) -> Float
func expm1(_ x: Float) -> Float
func log(_ x: Float) -> Float
func log10(_ x: Float) -> Float
func log2(_ x: Float) -> Float
func log1p(_ x: Float) -> Float
func logb(_ x: Float) -> Float
func cbrt(_ x: Float) -> Float
func erf(_ x: Float) -> Float
func erfc(_ x: Float) -> Float
func tgamma(_ x: Float) -> Float
func nearbyint(_ x: Float) -> Float
func rint(_ x: Float) -> Float
func atan2(_ x: Float, _ y: Float) -> Float
func hypot(_ x: Float, _ y: Float) -> Float
func pow(_ x: Float, _ y: Float) -> Float
func copysign(_ x: Float, _ y: Float) -> Float
func nextafter(_ x: Float, _ y: Float) -> Float
func fdim(_ x: Float, _ y: Float) -> Float
func fmax(_ x: Float, _ y: Float) -> Float
func fmin(_ x: Float, _ y: Float) -> Float
func fabs(_ x: Double) -> Double
func sqrt(_ x: Double) -> Double
func floor(_ x: Double) -> Double
func ceil(_ x: Double) -> Double
func round(_ x: Double) -> Double
func trunc(_ x: Double) -> Double
func fmod(_ x: Double, _ y: Double) -> Double
func remainder(_ x: Double, _ y: Double) -> Double
func modf(_ x: Double) -> (Double, Double) {
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}
func ldexp(_ x: Double, _ n: Int) -> Double
func frexp(_ x: Double) -> (Double, Int) {
  if x.isZero || !x.isFinite { return (x, 0) }
  let part = x.significand / 2
  return (x < 0 ? -part : part, Int(x.exponent) + 1)
}
func scalbn(_ x: Double, _ n: Int) -> Double
func ilogb(_ x: Double) -> Int
func fma(_ x: Double, _ y: Double, _ z: Double) -> Double
func lround(_ x: Double) -> Int
func fabs(_ x: Float) -> Float
func sqrt(_ x: Float) -> Float
func floor(_ x: Float) -> Float
func ceil(_ x: Float) -> Float
func round(_ x: Float) -> Float
func trunc(_ x: Float) -> Float
func fmod(_ x: Float, _ y: Float) -> Float
func remainder(_ x: Float, _ y: Float) -> Float
func modf(_ x: Float) -> (Float, Float) {
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}
func ldexp(_ x: Float, _ n: Int) -> Float
func frexp(_ x: Float) -> (Float, Int) {
  if x.isZero || !x.isFinite { return (x, 0) }
  let part = x.significand / 2
  return (x < 0 ? -part : part, Int(x.exponent) + 1)
}
func scalbn(_ x: Float, _ n: Int) -> Float
func ilogb(_ x: Float) -> Int
func fma(_ x: Float, _ y: Float, _ z: Float) -> Float
func lroundf(_ x: Float) -> Int
func fabs(_ x: CGFloat) -> CGFloat
func sqrt(_ x: CGFloat) -> CGFloat
func floor(_ x: CGFloat) -> CGFloat
func ceil(_ x: CGFloat) -> CGFloat
func round(_ x: CGFloat) -> CGFloat
func trunc(_ x: CGFloat) -> CGFloat
func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func fabs<T>(_ x: T) -> T where T: FloatingPoint { x.magnitude }
func sqrt<T>(_ x: T) -> T where T: FloatingPoint { x.squareRoot() }
func floor<T>(_ x: T) -> T where T: FloatingPoint { x.rounded(.down) }
func ceil<T>(_ x: T) -> T where T: FloatingPoint { x.rounded(.up) }
func round<T>(_ x: T) -> T where T: FloatingPoint { x.rounded() }
func trunc<T>(_ x: T) -> T where T: FloatingPoint { x.rounded(.towardZero) }
func fmod<T>(_ x: T, _ y: T) -> T where T: FloatingPoint { x.truncatingRemainder(dividingBy: y) }
func remainder<T>(_ x: T, _ y: T) -> T where T: FloatingPoint { x.remainder(dividingBy: y) }
func fma<T>(_ x: T, _ y: T, _ z: T) -> T where T: FloatingPoint { z.addingProduct(x, y) }
func sinf(_ x: Float) -> Float
func cosf(_ x: Float) -> Float
func tanf(_ x: Float) -> Float
func sqrtf(_ x: Float) -> Float
func floorf(_ x: Float) -> Float
func ceilf(_ x: Float) -> Float
func roundf(_ x: Float) -> Float
func fabsf(_ x: Float) -> Float
func expf(_ x: Float) -> Float
func logf(_ x: Float) -> Float
func powf(_ x: Float, _ y: Float) -> Float
func fminf(_ x: Float, _ y: Float) -> Float
func fmaxf(_ x: Float, _ y: Float) -> Float
func fmodf(_ x: Float, _ y: Float) -> Float
