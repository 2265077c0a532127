// Foundation: the class whose objects `as` makes of values.

extension Float {
  typealias _ObjectiveCType = NSNumber
}
