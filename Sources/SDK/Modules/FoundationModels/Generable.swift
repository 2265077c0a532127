// FoundationModels: the declarations of Generable.
// Declared as the framework's interface has it, with code of our own.

protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  func asPartiallyGenerated() -> Self.PartiallyGenerated
}
