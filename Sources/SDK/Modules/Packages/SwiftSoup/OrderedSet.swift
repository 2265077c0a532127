// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of ordered sets, as its documentation has them.

class OrderedSet<T: Hashable>: RandomAccessCollection, CustomStringConvertible {
  var _list: [T] = []

  init() {}
  init<S: Sequence>(sequence: S) where S.Element == T { append(contentsOf: sequence) }
  func append(_ object: T) {
    if !_list.contains(object) { _list.append(object) }
  }
  func append<S: Sequence>(contentsOf sequence: S) where S.Element == T {
    for object in sequence { append(object) }
  }
  func remove(_ object: T) { _list.removeAll { $0 == object } }
  func removeAllObjects() { _list = [] }
  func index(of object: T) -> Int? { _list.firstIndex(of: object) }
  func contains(_ object: T) -> Bool { _list.contains(object) }
  var startIndex: Int { 0 }
  var endIndex: Int { _list.count }
  var description: String { "OrderedSet (\(_list.count) object(s)): \(_list)" }
  subscript(index: Int) -> T { _list[index] }
}
