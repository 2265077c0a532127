// BackgroundTasks: the declarations of BGHealthResearchTaskRequest.
// Declared as the framework's interface has it, with code of our own.

class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
  var protectionTypeOfRequiredData = FileProtectionType.completeUntilFirstUserAuthentication
  override init(identifier: String) { super.init(identifier: identifier) }
}
