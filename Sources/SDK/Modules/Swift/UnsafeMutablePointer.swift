// Swift's standard library: pointers. There is no memory that they could point to: they share a place with those who
// hold a copy of them.

struct UnsafeMutablePointer<Pointee> {
  /// First, for those who write through a pointer natively; none past the end.
  let _box: _PointerBox<Pointee?>?
  /// All that were allocated together; nil in one that isn't initialized.
  let _boxes: [_PointerBox<Pointee?>]
  let _place: Int
  init(_boxing value: Pointee) { self.init(_boxes: [_PointerBox(value)], _place: 0) }
  init(_boxes: [_PointerBox<Pointee?>], _place: Int) {
    _box = _boxes.indices.contains(_place) ? _boxes[_place] : nil
    self._boxes = _boxes
    self._place = _place
  }
  init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
  init?(_ other: UnsafeMutablePointer<Pointee>?) {
    guard let other else { return nil }
    self = other
  }
  static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_boxes: (0..<count).map { _ in _PointerBox(nil) }, _place: 0)
  }
  func deallocate() {}
  var pointee: Pointee {
    get { self[0] }
    nonmutating set { self[0] = newValue }
  }
  subscript(i: Int) -> Pointee {
    get { _boxes[_place + i].value! }
    nonmutating set { _boxes[_place + i].value = newValue }
  }
  func initialize(to value: Pointee) { self[0] = value }
  func initialize(repeating repeatedValue: Pointee, count: Int) {
    for number in 0..<count { self[number] = repeatedValue }
  }
  func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    for number in 0..<count { self[number] = source[number] }
  }
  func update(repeating repeatedValue: Pointee, count: Int) {
    initialize(repeating: repeatedValue, count: count)
  }
  func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    initialize(from: source, count: count)
  }
  func move() -> Pointee {
    let value = self[0]
    _boxes[_place].value = nil
    return value
  }
  @discardableResult func deinitialize(count: Int) -> UnsafeMutableRawPointer {
    for number in 0..<count { _boxes[_place + number].value = nil }
    return UnsafeMutableRawPointer(_to: _boxes[_place])
  }
  func advanced(by n: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_boxes: _boxes, _place: _place + n)
  }
  func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
  func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
  static func + (lhs: UnsafeMutablePointer<Pointee>, rhs: Int) -> UnsafeMutablePointer<Pointee> {
    lhs.advanced(by: rhs)
  }
}

extension UnsafeMutablePointer: Hashable {
  static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
    a._place == b._place && a._boxes.first === b._boxes.first
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_place)
    if let first = _boxes.first { hasher.combine(ObjectIdentifier(first)) }
  }
}
