// Foundation: the class whose objects `as` makes of values.

extension UInt {
  typealias _ObjectiveCType = NSNumber
}
