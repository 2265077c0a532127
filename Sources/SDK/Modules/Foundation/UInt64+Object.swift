// Foundation: the class whose objects `as` makes of values.

extension UInt64 {
  typealias _ObjectiveCType = NSNumber
}
