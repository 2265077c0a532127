// ARKit: the declarations of ARSCNView. What it draws isn't read.
// Declared as the framework's interface has it, with code of our own.

class ARSCNView: SCNView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  override var _part: _Part { _outside }
}
