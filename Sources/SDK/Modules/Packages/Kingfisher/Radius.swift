// Kingfisher: the declarations of Radius, as its documentation has them.

enum Radius {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)
}
