// StoreKit: the declarations of ProductIconPhase.
// Declared as the framework's interface has it, with code of our own.

enum ProductIconPhase {
  case success(Image)
  case failure(any Error)
  case unavailable
  case loading
  var promotionalIcon: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
}
