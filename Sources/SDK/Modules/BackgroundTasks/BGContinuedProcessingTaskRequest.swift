// BackgroundTasks: the declarations of BGContinuedProcessingTaskRequest.
// Declared as the framework's interface has it, with code of our own.

class BGContinuedProcessingTaskRequest: BGTaskRequest {
  enum SubmissionStrategy: Int, Sendable {
    case fail
    case queue
  }
  struct Resources: OptionSet, Sendable {
    static let gpu = BGContinuedProcessingTaskRequest.Resources(rawValue: 1)
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
  }
  var title: String
  var subtitle: String
  var strategy = BGContinuedProcessingTaskRequest.SubmissionStrategy.queue
  var requiredResources: BGContinuedProcessingTaskRequest.Resources = []
  init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(_identifier: identifier)
  }
}
