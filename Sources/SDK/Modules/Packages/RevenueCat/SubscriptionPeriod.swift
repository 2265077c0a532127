// RevenueCat: the declarations of SubscriptionPeriod, as its documentation has them.

class SubscriptionPeriod: NSObject {
  enum Unit: Int { case day, week, month, year }

  let value: Int
  let unit: Unit

  init(value: Int, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  var _days: Double {
    switch unit {
    case .day: Double(value)
    case .week: Double(value) * 7
    case .month: Double(value) * 365 / 12
    case .year: Double(value) * 365
    }
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SubscriptionPeriod else { return false }
    return value == other.value && unit == other.unit
  }
}
