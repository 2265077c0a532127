// Foundation: the class whose objects `as` makes of values.

extension UInt32 {
  typealias _ObjectiveCType = NSNumber
}
