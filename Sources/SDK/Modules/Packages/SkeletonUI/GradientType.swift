// SkeletonUI: the declarations of GradientType, as its documentation has them.

enum GradientType: Equatable {
  case linear, angular, radial
}
