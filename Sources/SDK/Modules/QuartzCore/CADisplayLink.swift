// QuartzCore: the declarations of CADisplayLink.

class CADisplayLink: NSObject {
  override init() { super.init() }
  /// Nothing is drawn time after time.
  convenience init(target: Any, selector sel: Selector) { self.init() }
  var isPaused: Bool = false
  var preferredFramesPerSecond: Int = 0
  var timestamp: CFTimeInterval { 0 }
  var targetTimestamp: CFTimeInterval { 0 }
  var duration: CFTimeInterval { 0 }
  func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  func invalidate() {}
}
