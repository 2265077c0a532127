// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of StackElementID, as its documentation has them.

struct StackElementID: Hashable {
  let _number: Int
}
