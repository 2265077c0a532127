// FoundationModels: the declarations of InstructionsBuilder. Only the model reads the words.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct InstructionsBuilder {
  static func buildBlock<each I>(_ components: repeat each I) -> Instructions
  where repeat each I: InstructionsRepresentable { Instructions(_text: "") }
  static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
    Instructions(_text: instructions.map { $0.instructionsRepresentation._text }.joined(separator: "\n"))
  }
  static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }
  static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(_text: "")
  }
  static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
    instructions.instructionsRepresentation
  }
  static func buildExpression<I>(_ expression: I) -> I where I: InstructionsRepresentable { expression }
}
