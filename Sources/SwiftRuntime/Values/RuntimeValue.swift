import EarshotSwiftSemantics

/// A value of a running program. What type it is of is known to the code that handles it; a value of an
/// existential type carries its own.
package enum RuntimeValue {
  /// A variable that has no value yet.
  case unset
  /// `nil`, inside of so many `some`: `.some(nil)` of an `Int??` is 1. Every other value of an optional type
  /// is what is in it.
  case none(Int)
  case boolean(Bool)
  /// An integer of any width up to 64 bits; an unsigned one by its bits.
  case integer(Int)
  case floating(Double)
  /// A `String`, a `Character`.
  case text(String)
  /// The elements of an `Array`.
  case list(ContiguousArray<RuntimeValue>)
  /// The stored properties of a struct in their order, the elements of a tuple.
  case fields(ContiguousArray<RuntimeValue>)
  /// A case of an enum by its place, with what it carries.
  case enumCase(Int, ContiguousArray<RuntimeValue>)
  case dictionary(HashedTable)
  case set(HashedTable)
  case object(ObjectReference)
  case function(FunctionValue)
  case metatype(Type)
  case existential(ExistentialValue)
  /// A captured variable.
  case cell(CellReference)
  /// A value of the machine that the program runs on: a date, a URL.
  case host(HostValue)
  /// What is known by the call that made it alone: a view, a color.
  case record(Record)
  /// What is not known here: see `UnknownValue`.
  case unknown(UnknownValue)

  package static var void: RuntimeValue { .fields([]) }
}

/// A value with its type, in the place of an existential one or of one that is not known.
package final class ExistentialValue {
  package let type: Type
  package let value: RuntimeValue

  package init(type: Type, value: RuntimeValue) {
    self.type = type
    self.value = value
  }
}

package final class HostValue {
  package let value: Any

  package init(_ value: Any) { self.value = value }
}

extension RuntimeValue {
  /// As `.some`.
  package var wrapped: RuntimeValue {
    if case .none(let depth) = self { return .none(depth + 1) }
    return self
  }

  /// What is in an optional; nil where there is nothing.
  package var unwrapped: RuntimeValue? {
    guard case .none(let depth) = self else { return self }
    return depth == 0 ? nil : .none(depth - 1)
  }

  package init(optional value: RuntimeValue?) { self = value?.wrapped ?? .none(0) }

  /// A value of the machine that runs this.
  package func hosted<Host>(_ type: Host.Type = Host.self) throws -> Host {
    if case .host(let host) = self, let value = host.value as? Host { return value }
    if case .unknown(let unknown) = self { throw unknown.interruption }
    throw Interruption.unknown("a value of \(Host.self)")
  }

  package static func host(_ value: Any) -> RuntimeValue { .host(HostValue(value)) }
  package static func tuple(_ values: RuntimeValue...) -> RuntimeValue { .fields(ContiguousArray(values)) }
}
