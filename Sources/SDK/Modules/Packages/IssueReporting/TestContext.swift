// swift-issue-reporting (github.com/pointfreeco/swift-issue-reporting): the declarations of TestContext, as its documentation has them.

enum TestContext {
  case swiftTesting
  case xcTest

  static var current: TestContext? { nil }
}
