// CallKit: the declarations of CXCallController.
// Declared as the framework's interface has it, with code of our own.

class CXCallController: NSObject {
  let callObserver = CXCallObserver()
  override init() {}
  init(queue: DispatchQueue) {}
  func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {}
  func request(_ transaction: CXTransaction) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {}
}
