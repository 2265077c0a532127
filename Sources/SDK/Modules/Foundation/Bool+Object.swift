// Foundation: the class whose objects `as` makes of values.

extension Bool {
  typealias _ObjectiveCType = NSNumber
}
