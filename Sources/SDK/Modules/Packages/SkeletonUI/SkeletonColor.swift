// SkeletonUI: the declarations of SkeletonColor, as its documentation has them.

struct SkeletonColor {
  static var primary: Color { .gray }
  static var background: Color { .gray.opacity(0.5) }
}
