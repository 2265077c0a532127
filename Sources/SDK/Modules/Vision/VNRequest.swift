// Vision: the declarations of VNRequest. What it finds in a picture is not known.
// Declared as the framework's interface has it, with code of our own.

class VNRequest: NSObject {
  let completionHandler: VNRequestCompletionHandler?
  var preferBackgroundProcessing = false
  var usesCPUOnly = false
  var revision: Int { get set }
  var results: [VNObservation]? { nil }
  convenience override init() { self.init(completionHandler: nil) }
  init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  func cancel() {}
}
