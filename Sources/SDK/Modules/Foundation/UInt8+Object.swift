// Foundation: the class whose objects `as` makes of values.

extension UInt8 {
  typealias _ObjectiveCType = NSNumber
}
