// QuartzCore: the declarations of CATransform3D.

struct CATransform3D: Hashable, Sendable {
  var m11: CGFloat = 1
  var m12: CGFloat = 0
  var m13: CGFloat = 0
  var m14: CGFloat = 0
  var m21: CGFloat = 0
  var m22: CGFloat = 1
  var m23: CGFloat = 0
  var m24: CGFloat = 0
  var m31: CGFloat = 0
  var m32: CGFloat = 0
  var m33: CGFloat = 1
  var m34: CGFloat = 0
  var m41: CGFloat = 0
  var m42: CGFloat = 0
  var m43: CGFloat = 0
  var m44: CGFloat = 1
  init() {}
}
