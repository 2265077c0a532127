// CallKit: the declarations of CXCallObserverDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
