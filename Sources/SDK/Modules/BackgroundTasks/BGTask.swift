// BackgroundTasks: the declarations of BGTask. None is begun.
// Declared as the framework's interface has it, with code of our own.

class BGTask: NSObject, Sendable {
  let identifier: String
  var expirationHandler: (() -> Void)?
  init(_identifier identifier: String) { self.identifier = identifier }
  func setTaskCompleted(success: Bool) {}
}
