// SnapKit: the declarations of UILayoutGuide.

extension UILayoutGuide {
  var snp: ConstraintViewDSL { ConstraintViewDSL(_item: self, owningView ?? UIView()) }
}
