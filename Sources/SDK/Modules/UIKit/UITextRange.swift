// UIKit: the declarations of UITextRange.

class UITextRange: NSObject {
  override init() { super.init() }
  var _start = UITextPosition()
  var _end = UITextPosition()
  var start: UITextPosition { _start }
  var end: UITextPosition { _end }
  var isEmpty: Bool { _start._offset == _end._offset }
  convenience init(_from start: Int, _ end: Int) {
    self.init()
    _start._offset = start
    _end._offset = end
  }
}
