import EarshotSwiftSemantics

/// A function as a value.
package final class FunctionValue {
  package typealias Body = (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue

  let body: Body

  package init(_ body: @escaping Body) { self.body = body }

  package func call(_ arguments: RuntimeValue...) throws -> RuntimeValue {
    var list = ContiguousArray(arguments)
    return try body(&list)
  }

  package func call(list: inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue { try body(&list) }
}
