// Foundation: the class whose objects `as` makes of values.

extension Int {
  typealias _ObjectiveCType = NSNumber
}
