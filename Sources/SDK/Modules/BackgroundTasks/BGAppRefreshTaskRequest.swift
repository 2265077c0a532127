// BackgroundTasks: the declarations of BGAppRefreshTaskRequest.
// Declared as the framework's interface has it, with code of our own.

class BGAppRefreshTaskRequest: BGTaskRequest {
  init(identifier: String) { super.init(_identifier: identifier) }
}
