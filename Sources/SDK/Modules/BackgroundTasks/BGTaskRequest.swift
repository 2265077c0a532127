// BackgroundTasks: the declarations of BGTaskRequest.
// Declared as the framework's interface has it, with code of our own.

class BGTaskRequest: NSObject {
  let identifier: String
  var earliestBeginDate: Date?
  init(_identifier identifier: String) { self.identifier = identifier }
}
