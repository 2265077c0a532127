// QuartzCore: the declarations of CATransaction.

class CATransaction: NSObject {
  static var _completions: [(() -> Void)?] = []
  class func begin() { _completions.append(nil) }
  class func commit() {
    guard let completion = _completions.popLast() else { return }
    completion?()
  }
  class func flush() {}
  class func animationDuration() -> CFTimeInterval { 0.25 }
  class func setAnimationDuration(_ dur: CFTimeInterval) {}
  class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  class func disableActions() -> Bool { false }
  class func setDisableActions(_ flag: Bool) {}
  class func completionBlock() -> (() -> Void)? { _completions.last ?? nil }
  class func setCompletionBlock(_ block: (() -> Void)?) {
    if _completions.isEmpty { return }
    _completions[_completions.count - 1] = block
  }
}
