// StoreKit: the declarations of SKStoreReviewController.
// Declared as the framework's interface has it, with code of our own.

class SKStoreReviewController: NSObject {
  class func requestReview() {}
  class func requestReview(in windowScene: UIWindowScene) {}
}
