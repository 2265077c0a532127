// AppIntents: the declarations of DynamicOptionsProvider.
// Declared as the framework's interface has it, with code of our own.

protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue
  func results() async throws -> Self.Result
  func defaultResult() async -> Self.DefaultValue?
}

extension DynamicOptionsProvider {
  func defaultResult() async -> Never? { nil }
}
