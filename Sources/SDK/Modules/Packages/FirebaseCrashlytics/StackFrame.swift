// FirebaseCrashlytics: the declarations of StackFrame, as its documentation has them.

class StackFrame: NSObject {
  init(symbol: String, file: String, line: Int) {}
  init(address: UInt) {}
}
