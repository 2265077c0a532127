// Foundation: the class whose objects `as` makes of values.

extension Int8 {
  typealias _ObjectiveCType = NSNumber
}
