// SwiftUIIntrospect: the declarations of IntrospectionScope, as its documentation has them.

struct IntrospectionScope: OptionSet {
  let rawValue: UInt

  init(rawValue: UInt) { self.rawValue = rawValue }

  static let receiver = IntrospectionScope(rawValue: 1)
  static let ancestor = IntrospectionScope(rawValue: 2)
}
