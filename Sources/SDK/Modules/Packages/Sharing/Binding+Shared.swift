// swift-sharing: a binding of what is shared, as its documentation has it.

extension Binding {
  init(_ base: Shared<Value>) { self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0 }) }
}
