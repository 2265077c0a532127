import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// How members of Foundation's types are told to be what they are on this machine.
extension Natives {
  /// A property, with its setter where it has one.
  mutating func property<Root: HostConvertible, Value: HostConvertible>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) {
    self[name] = { arguments, call in
      try Root.host(arguments[0])[keyPath: path].runtime(call.machine)
    }
  }

  mutating func property<Root: HostConvertible, Value: HostConvertible>(
    _ name: String, _ path: WritableKeyPath<Root, Value>
  ) {
    self[name] = { arguments, call in
      try Root.host(arguments[0])[keyPath: path].runtime(call.machine)
    }
    self[name + "="] = { arguments, call in
      var root = try Root.host(arguments[0])
      root[keyPath: path] = try Value.host(arguments[1])
      arguments[0] = try root.runtime(call.machine)
      return .void
    }
  }

  /// A member that is called on a value, which is the first parameter.
  mutating func method<each Parameter: HostConvertible, Result: HostConvertible>(
    _ name: String, _ body: @escaping (repeat each Parameter) throws -> Result
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 0)
      return try call.failing {
        try body(repeat try reader.next((each Parameter).self)).runtime(call.machine)
      }
    }
  }

  mutating func method<each Parameter: HostConvertible>(
    _ name: String, _ body: @escaping (repeat each Parameter) throws -> Void
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 0)
      return try call.failing {
        try body(repeat try reader.next((each Parameter).self))
        return .void
      }
    }
  }

  /// A member that changes the value that it is called on.
  mutating func change<Root: HostConvertible, each Parameter: HostConvertible, Result: HostConvertible>(
    _ name: String, _ body: @escaping (inout Root, repeat each Parameter) throws -> Result
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 1)
      var root = try Root.host(arguments[0])
      arguments[0] = .unset
      return try call.failing {
        let result = try body(&root, repeat try reader.next((each Parameter).self))
        arguments[0] = try root.runtime(call.machine)
        return try result.runtime(call.machine)
      }
    }
  }

  mutating func change<Root: HostConvertible, each Parameter: HostConvertible>(
    _ name: String, _ body: @escaping (inout Root, repeat each Parameter) throws -> Void
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 1)
      var root = try Root.host(arguments[0])
      arguments[0] = .unset
      return try call.failing {
        try body(&root, repeat try reader.next((each Parameter).self))
        arguments[0] = try root.runtime(call.machine)
        return .void
      }
    }
  }

  /// An operator that changes its left side: `+=`.
  mutating func assignment<Left: HostConvertible, Right: HostConvertible>(
    _ name: String, _ body: @escaping (inout Left, Right) throws -> Void
  ) {
    self[name] = { arguments, call in
      var left = try Left.host(arguments[1])
      arguments[1] = .unset
      try body(&left, Right.host(arguments[2]))
      arguments[1] = try left.runtime(call.machine)
      return .void
    }
  }

  /// An initializer, a member of a type itself or an operator.
  mutating func make<each Parameter: HostConvertible, Result: HostConvertible>(
    _ name: String, _ body: @escaping (repeat each Parameter) throws -> Result
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 1)
      return try call.failing {
        try body(repeat try reader.next((each Parameter).self)).runtime(call.machine)
      }
    }
  }

  mutating func make<each Parameter: HostConvertible>(
    _ name: String, _ body: @escaping (repeat each Parameter) throws -> Void
  ) {
    self[name] = { arguments, call in
      var reader = ArgumentReader(arguments, from: 1)
      return try call.failing {
        try body(repeat try reader.next((each Parameter).self))
        return .void
      }
    }
  }

  /// Properties of a type that are always the same.
  mutating func constants<Value: HostConvertible>(_ type: String, _ values: KeyValuePairs<String, Value>) {
    for (name, value) in values {
      self["\(type).\(name)"] = { _, call in try value.runtime(call.machine) }
    }
  }
}

/// Takes the arguments of a call one after the other.
struct ArgumentReader {
  private let arguments: ContiguousArray<RuntimeValue>
  private var index: Int

  init(_ arguments: ContiguousArray<RuntimeValue>, from index: Int) {
    self.arguments = arguments
    self.index = index
  }

  mutating func next<Value: HostConvertible>(_ type: Value.Type) throws -> Value {
    guard index < arguments.count else { throw Interruption.unknown("an argument") }
    defer { index += 1 }
    return try Value.host(arguments[index])
  }
}

extension NativeCall {
  /// Hands on what a function of this machine throws as an error of the running program.
  func failing(_ body: () throws -> RuntimeValue) throws -> RuntimeValue {
    do {
      return try body()
    } catch let interruption as Interruption {
      throw interruption
    } catch {
      throw try HostErrors(machine).thrown(error)
    }
  }
}
