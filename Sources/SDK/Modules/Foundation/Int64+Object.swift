// Foundation: the class whose objects `as` makes of values.

extension Int64 {
  typealias _ObjectiveCType = NSNumber
}
