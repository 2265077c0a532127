// RevenueCat (github.com/RevenueCat/purchases-ios): the functions, as its documentation has them.

/// What the network would answer, which it never does.
func _unanswered<Answer>() async -> Answer {
  await withCheckedContinuation { (_: CheckedContinuation<Answer, Never>) in }
}
