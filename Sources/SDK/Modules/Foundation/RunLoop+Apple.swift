// Foundation: the declarations of RunLoop that only Apple's platforms have.

extension RunLoop {
  func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode])
}

extension RunLoop.Mode {
  static let tracking: RunLoop.Mode
}
