// Swift's standard library: pointers. There is no memory that they could point to: they share a place with those who
// hold a copy of them.

struct UnsafePointer<Pointee> {
  let _box: _PointerBox<Pointee>
  /// The text whose first byte it points to.
  let _string: String?
  init(_boxing value: Pointee) {
    _box = _PointerBox(value)
    _string = nil
  }
  var pointee: Pointee { _box.value }
}

extension UnsafePointer where Pointee == Int8 {
  init(_to string: String) {
    _box = _PointerBox(Int8(bitPattern: string.utf8.first ?? 0))
    _string = string
  }
  /// What stands from there up to a zero.
  var _text: String { _string ?? _pointedText() }
  func _pointedText() -> String
}
