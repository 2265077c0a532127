// swift-sharing: collections of what is shared, as its documentation has them.

import IdentifiedCollections

extension RangeReplaceableCollection {
  init<ID: Hashable, Value>(_ shared: Shared<IdentifiedArray<ID, Value>>) where Element == Shared<Value> {
    self.init()
    for id in shared.wrappedValue.ids { append(Shared(shared[id: id])!) }
  }
  init<ID: Hashable, Value>(
    _ shared: SharedReader<IdentifiedArray<ID, Value>>
  ) where Element == SharedReader<Value> {
    self.init()
    for id in shared.wrappedValue.ids { append(SharedReader(shared[id: id])!) }
  }
}
