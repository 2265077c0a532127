// CallKit: the declarations of CXCallObserver. Nobody calls.
// Declared as the framework's interface has it, with code of our own.

class CXCallObserver: NSObject {
  var calls: [CXCall] { [] }
  override init() {}
  func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
