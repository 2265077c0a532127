// Foundation: the class whose objects `as` makes of values.

extension Int16 {
  typealias _ObjectiveCType = NSNumber
}
