// Foundation: the class whose objects `as` makes of values.

extension Double {
  typealias _ObjectiveCType = NSNumber
}
