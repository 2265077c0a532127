import EarshotSwiftSemantics

/// A function as a value.
package final class FunctionValue {
  package typealias Body = (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue

  /// The piece of code that it is, with what it took from around: two of the same do the same.
  enum Origin {
    /// A closure, with what it captured and what its capture list gave.
    case closure(
      CompiledFunction, Generics, captured: ContiguousArray<RuntimeValue>,
      given: ContiguousArray<RuntimeValue>)
    /// An argument that is evaluated later, where the variables around are as they then are.
    case argument(Site, Frame)
  }

  /// A place in the code.
  final class Site {}

  let body: Body
  /// nil: nothing is known of what it does.
  let origin: Origin?

  package init(_ body: @escaping Body) {
    self.body = body
    origin = nil
  }

  init(of origin: Origin, _ body: @escaping Body) {
    self.body = body
    self.origin = origin
  }

  package func call(_ arguments: RuntimeValue...) throws -> RuntimeValue {
    var list = ContiguousArray(arguments)
    return try body(&list)
  }

  package func call(list: inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue { try body(&list) }
}
