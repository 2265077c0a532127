/// github.com/devxoul/Then: a value that is set up where it is made.
extension Machine {
  /// `NumberFormatter().then { $0.numberStyle = .percent }` and `with` give the value as the closure leaves
  /// it, `do` gives nothing; nil for any other method, and where nothing imports the package.
  func configured(
    _ name: String, _ value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard name == "then" || name == "with" || name == "do", project.imports.contains("Then"),
      arguments.count == 1, case .closure(let closure) = arguments[0].value, !value.isUnknown
    else { return nil }
    var copy = value
    try call(closure, changing: &copy, [], expression)
    return name == "do" ? .void : copy
  }
}
