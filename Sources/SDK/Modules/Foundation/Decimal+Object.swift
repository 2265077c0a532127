// Foundation: the class whose objects `as` makes of values.

extension Decimal {
  typealias _ObjectiveCType = NSDecimalNumber
}
