// UIKit: the declarations of UIVisualEffectView.

class UIVisualEffectView: UIView {
  init(effect: UIVisualEffect?) {
    super.init(frame: CGRect.zero)
    self.effect = effect
    addSubview(contentView)
  }
  override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  convenience init() { self.init(effect: nil) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  var effect: UIVisualEffect?
  lazy var contentView = UIView()
}
