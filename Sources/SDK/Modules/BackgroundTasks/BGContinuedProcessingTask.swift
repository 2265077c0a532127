// BackgroundTasks: the declarations of BGContinuedProcessingTask.
// Declared as the framework's interface has it, with code of our own.

class BGContinuedProcessingTask: BGTask {
  var _title = ""
  var _subtitle = ""
  var title: String { _title }
  var subtitle: String { _subtitle }
  var progress: Progress { get }
  func updateTitle(_ title: String, subtitle: String) {
    _title = title
    _subtitle = subtitle
  }
}
