// PassKit: the declarations of PKPaymentSummaryItemType.
// Declared as the framework's interface has it, with code of our own.

enum PKPaymentSummaryItemType: UInt {
  case final = 0
  case pending
}
