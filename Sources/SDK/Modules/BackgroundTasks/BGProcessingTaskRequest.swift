// BackgroundTasks: the declarations of BGProcessingTaskRequest.
// Declared as the framework's interface has it, with code of our own.

class BGProcessingTaskRequest: BGTaskRequest {
  var requiresNetworkConnectivity = false
  var requiresExternalPower = false
  init(identifier: String) { super.init(_identifier: identifier) }
}
