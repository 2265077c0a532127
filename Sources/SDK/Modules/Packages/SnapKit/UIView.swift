// SnapKit (github.com/SnapKit/SnapKit): the declarations of UIView.

extension UIView {
  var snp: ConstraintViewDSL { ConstraintViewDSL(_item: self, self) }
}
