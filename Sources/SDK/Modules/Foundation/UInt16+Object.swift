// Foundation: the class whose objects `as` makes of values.

extension UInt16 {
  typealias _ObjectiveCType = NSNumber
}
