// Foundation: the class whose objects `as` makes of values.

extension Dictionary {
  typealias _ObjectiveCType = NSDictionary
}
