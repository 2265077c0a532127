/// Why an evaluation stopped short.
enum Interrupt: Error {
  /// What would end the program on a device: a forced nil, an index out of range.
  case trap(String, file: FileCode?, start: Int)
  /// More steps, depth, text or items than the bounds allow.
  case budget(String, file: FileCode?, start: Int)
  /// An error thrown by the program.
  case thrown(Value)
  /// Asynchronous code has met something that can't be known.
  case suspended
}

/// How a statement ended.
enum Flow {
  case normal
  case returned(Value)
  case broke(String?)
  case continued(String?)
  case fellThrough
}

/// A type that an expression is expected to have, with the type in whose context its name is
/// meant.
struct TypeHint {
  var type: TypeName
  var owner: TypeInfo?
  /// Where the type is written, where no type of the app's is around it.
  var file: FileCode?

  init(_ type: TypeName, owner: TypeInfo? = nil, file: FileCode? = nil) {
    self.type = type
    self.owner = owner
    self.file = file
  }

  static func named(_ name: String) -> TypeHint { TypeHint(.named([name], [])) }

  var unwrapped: TypeHint { TypeHint(type.unwrapped, owner: owner, file: file) }

  var element: TypeHint? { type.unwrapped.listed.map { TypeHint($0, owner: owner, file: file) } }

  /// What a binding of this type holds.
  var bound: TypeHint? {
    if case .named(["Binding"], let arguments) = type.unwrapped, let first = arguments.first {
      return TypeHint(first, owner: owner, file: file)
    }
    return nil
  }
}

/// An argument that has been evaluated.
struct EvaluatedArgument {
  var label: String?
  var value: Value
  var expression: Expression?
  var isTrailingClosure = false
  /// Where the place stands that an argument with `&` names.
  var scope: Scope?
}
