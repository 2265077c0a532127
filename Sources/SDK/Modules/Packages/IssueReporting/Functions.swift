// swift-issue-reporting (github.com/pointfreeco/swift-issue-reporting): its functions, as its documentation has them.

/// Neither an app nor a preview is a test.
var isTesting: Bool { false }

// What is reported goes to the console, where nobody hears it.
func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}
func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}

// In place of packs of arguments and of a placeholder that is `()` where nothing is answered: for functions of as many
// arguments as there are.
func unimplemented(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () -> Void { { () } }
func unimplemented<Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () -> Result { { placeholder() } }
func unimplemented<Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () throws -> Result { { throw UnimplementedFailure(description: description()) } }
func unimplemented(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () async -> Void { { () } }
func unimplemented<Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () async -> Result { { placeholder() } }
func unimplemented<Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> () async throws -> Result { { throw UnimplementedFailure(description: description()) } }
func unimplemented<A>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) -> Void { { _ in () } }
func unimplemented<A, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) -> Result { { _ in placeholder() } }
func unimplemented<A, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) throws -> Result { { _ in throw UnimplementedFailure(description: description()) } }
func unimplemented<A>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) async -> Void { { _ in () } }
func unimplemented<A, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) async -> Result { { _ in placeholder() } }
func unimplemented<A, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A) async throws -> Result { { _ in throw UnimplementedFailure(description: description()) } }
func unimplemented<A, B>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) -> Void { { _, _ in () } }
func unimplemented<A, B, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) -> Result { { _, _ in placeholder() } }
func unimplemented<A, B, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) throws -> Result { { _, _ in throw UnimplementedFailure(description: description()) } }
func unimplemented<A, B>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) async -> Void { { _, _ in () } }
func unimplemented<A, B, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) async -> Result { { _, _ in placeholder() } }
func unimplemented<A, B, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B) async throws -> Result { { _, _ in throw UnimplementedFailure(description: description()) } }
func unimplemented<A, B, C>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) -> Void { { _, _, _ in () } }
func unimplemented<A, B, C, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) -> Result { { _, _, _ in placeholder() } }
func unimplemented<A, B, C, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) throws -> Result { { _, _, _ in throw UnimplementedFailure(description: description()) } }
func unimplemented<A, B, C>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) async -> Void { { _, _, _ in () } }
func unimplemented<A, B, C, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) async -> Result { { _, _, _ in placeholder() } }
func unimplemented<A, B, C, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C) async throws -> Result {
  { _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) -> Void { { _, _, _, _ in () } }
func unimplemented<A, B, C, D, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) -> Result { { _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) throws -> Result {
  { _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) async -> Void { { _, _, _, _ in () } }
func unimplemented<A, B, C, D, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) async -> Result { { _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D) async throws -> Result {
  { _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D, E>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) -> Void { { _, _, _, _, _ in () } }
func unimplemented<A, B, C, D, E, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) -> Result { { _, _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, E, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) throws -> Result {
  { _, _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D, E>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) async -> Void { { _, _, _, _, _ in () } }
func unimplemented<A, B, C, D, E, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) async -> Result { { _, _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, E, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E) async throws -> Result {
  { _, _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D, E, F>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) -> Void { { _, _, _, _, _, _ in () } }
func unimplemented<A, B, C, D, E, F, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) -> Result { { _, _, _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, E, F, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) throws -> Result {
  { _, _, _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
func unimplemented<A, B, C, D, E, F>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) async -> Void { { _, _, _, _, _, _ in () } }
func unimplemented<A, B, C, D, E, F, Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) async -> Result { { _, _, _, _, _, _ in placeholder() } }
func unimplemented<A, B, C, D, E, F, Result>(
  _ description: @autoclosure @escaping () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> (A, B, C, D, E, F) async throws -> Result {
  { _, _, _, _, _, _ in throw UnimplementedFailure(description: description()) }
}
@_disfavoredOverload func unimplemented<Result>(
  _ description: @autoclosure @escaping () -> String = "",
  placeholder: @autoclosure @escaping () -> Result = (), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> Result { placeholder() }

func withIssueContext<R>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () throws -> R
) rethrows -> R { try operation() }
func withIssueContext<R>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () async throws -> R
) async rethrows -> R { try await operation() }

func withIssueReporters<R>(_ reporters: [any IssueReporter], operation: () throws -> R) rethrows -> R {
  try operation()
}
func withIssueReporters<R>(
  _ reporters: [any IssueReporter], operation: () async throws -> R
) async rethrows -> R { try await operation() }

func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) {
  do { try body() } catch {}
}
func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws -> Void
) async {
  do { try await body() } catch {}
}
