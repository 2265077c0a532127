// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of InMemoryKey, as its documentation has them.

struct InMemoryKey<Value>: SharedKey {
  let _key: String
  var id: InMemoryKeyID { InMemoryKeyID(key: _key) }
}
