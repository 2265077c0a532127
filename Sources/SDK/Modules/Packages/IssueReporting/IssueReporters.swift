// swift-issue-reporting (github.com/pointfreeco/swift-issue-reporting): the declarations of IssueReporters, as its documentation has them.

enum IssueReporters {
  static var current: [any IssueReporter] = []
}
