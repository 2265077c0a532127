// SkeletonUI: the declarations of AnimationType, as its documentation has them.

enum AnimationType: Equatable {
  case none
  case pulse(duration: Double = 1.5, delay: Double = 0, speed: Double = 1, autoreverses: Bool = true)
  case linear(duration: Double = 1.5, delay: Double = 0, speed: Double = 1, autoreverses: Bool = false)
}
