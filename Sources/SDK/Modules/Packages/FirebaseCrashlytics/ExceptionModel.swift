// FirebaseCrashlytics: the declarations of ExceptionModel, as its documentation has them.

class ExceptionModel: NSObject {
  let name: String
  let reason: String
  var stackTrace: [StackFrame] = []

  init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
