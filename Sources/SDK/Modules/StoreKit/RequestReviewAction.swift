// StoreKit: the declarations of RequestReviewAction. The system may ask for a review, and mostly doesn't.
// Declared as the framework's interface has it, with code of our own.

struct RequestReviewAction {
  init() {}
  func callAsFunction() {}
}
