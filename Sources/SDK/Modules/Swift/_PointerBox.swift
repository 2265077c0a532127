// Swift's standard library: pointers. There is no memory that they could point to: they share a place with those who
// hold a copy of them.

final class _PointerBox<Pointee> {
  var value: Pointee
  init(_ value: Pointee) { self.value = value }
}
