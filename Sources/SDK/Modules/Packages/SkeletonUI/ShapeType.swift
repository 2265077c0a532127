// SkeletonUI: the declarations of ShapeType, as its documentation has them.

enum ShapeType: Equatable {
  case rounded(RoundedType)
  case rectangle, circle, ellipse, capsule
}
