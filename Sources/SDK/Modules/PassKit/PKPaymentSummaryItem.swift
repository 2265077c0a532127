// PassKit: the declarations of PKPaymentSummaryItem.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentSummaryItem: NSObject {
  var label: String
  var amount: NSDecimalNumber
  var type: PKPaymentSummaryItemType = .final
  init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
  }
  init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}
