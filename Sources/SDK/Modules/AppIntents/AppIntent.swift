// AppIntents: the declarations of AppIntent. What an app does when the system asks for it.
// Declared as the framework's interface has it, with code of our own.

protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  static var supportedModes: IntentModes { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: Self.SummaryContent { get }
  init()
  func perform() async throws -> Self.PerformResult
}

extension AppIntent {
  typealias Parameter<Value> = IntentParameter<Value>
  typealias Summary = IntentParameterSummary<Self>
  typealias Dependency<Value> = AppDependency<Value>
  static var description: IntentDescription? { nil }
  static var openAppWhenRun: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  static var isDiscoverable: Bool { true }
  static var supportedModes: IntentModes { .background }
  static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// What happens where a control of the app asks for it.
  func _run() { Task { _ = try? await perform() } }

  /// Another who runs it.
  @discardableResult func callAsFunction(donate: Bool) async throws -> Self.PerformResult {
    try await perform()
  }
  @discardableResult func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// An intent of widgets and controls need not do anything.
extension AppIntent where PerformResult == Never {
  func perform() async throws -> Never
}
