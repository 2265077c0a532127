// GroupActivities: the declarations of GroupActivity.
// Declared as the framework's interface has it, with code of our own.

protocol GroupActivity: Codable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
  static var activityIdentifier: String { get }
  func prepareForActivation() async -> GroupActivityActivationResult {
    await withCheckedContinuation { _ in }
  }
  @discardableResult func activate() async throws -> Bool { await withCheckedContinuation { _ in } }
  static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
