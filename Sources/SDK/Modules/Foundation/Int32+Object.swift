// Foundation: the class whose objects `as` makes of values.

extension Int32 {
  typealias _ObjectiveCType = NSNumber
}
