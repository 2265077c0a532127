// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of StoreTask, as its documentation has them.

struct StoreTask: Hashable {
  init() {}

  func cancel() {}
  func finish() async {}
  var isCancelled: Bool { false }
}
