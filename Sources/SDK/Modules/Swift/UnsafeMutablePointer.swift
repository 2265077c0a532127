// Swift's standard library: pointers. There is no memory that they could point to: they share a place with those who
// hold a copy of them.

struct UnsafeMutablePointer<Pointee> {
  let _box: _PointerBox<Pointee>
  init(_boxing value: Pointee) { _box = _PointerBox(value) }
  var pointee: Pointee {
    get { _box.value }
    nonmutating set { _box.value = newValue }
  }
}
