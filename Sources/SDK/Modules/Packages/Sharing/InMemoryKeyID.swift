// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of InMemoryKeyID.

struct InMemoryKeyID: Hashable {
  let key: String
}
