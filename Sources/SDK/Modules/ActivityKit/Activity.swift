// ActivityKit: the declarations of Activity.
// Declared as the framework's interface has it, with code of our own.

class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
  typealias ContentState = Attributes.ContentState
  let id: String
  let attributes: Attributes
  var content: ActivityContent<Attributes.ContentState>
  var activityState: ActivityState = .active
  var contentState: Attributes.ContentState { content.state }

  init(_attributes attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// Those that were begun and are not over.
  static var activities: [Activity<Attributes>] {
    _Activities.begun.compactMap { $0 as? Activity<Attributes> }
  }

  static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let made = Activity<Attributes>(_attributes: attributes, content)
    _Activities.begun.append(made)
    return made
  }
  static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }
  func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil
  )
    async
  { self.content = content }
  func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration? = nil)
    async
  { content = ActivityContent(state: contentState, staleDate: nil) }
  func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
    _Activities.begun.removeAll { $0 as? Activity<Attributes> === self }
  }
  func end(
    using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }
}
