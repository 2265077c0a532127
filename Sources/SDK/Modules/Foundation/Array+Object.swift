// Foundation: the class whose objects `as` makes of values.

extension Array {
  typealias _ObjectiveCType = NSArray
}
