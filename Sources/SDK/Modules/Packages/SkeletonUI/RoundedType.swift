// SkeletonUI: the declarations of RoundedType, as its documentation has them.

enum RoundedType: Equatable {
  case radius(CGFloat, style: RoundedCornerStyle = .continuous)
  case size(CGSize, style: RoundedCornerStyle = .continuous)
}
