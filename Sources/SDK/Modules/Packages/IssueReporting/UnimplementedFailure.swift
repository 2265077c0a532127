// swift-issue-reporting (github.com/pointfreeco/swift-issue-reporting): the declarations of UnimplementedFailure, as its documentation has them.

struct UnimplementedFailure: Error {
  let description: String

  init(description: String) { self.description = description }
}
