// PassKit: the declarations of PKRecurringPaymentSummaryItem.
// Declared as the framework's interface has it, with code of our own.

class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
  var startDate: Date?
  var intervalUnit: NSCalendar.Unit = .month
  var intervalCount = 1
  var endDate: Date?
}
