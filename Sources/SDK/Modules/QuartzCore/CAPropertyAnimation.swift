// QuartzCore: the declarations of CAPropertyAnimation.

class CAPropertyAnimation: CAAnimation {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  var keyPath: String?
  var isAdditive: Bool = false
  var isCumulative: Bool = false
  var valueFunction: CAValueFunction?
}
