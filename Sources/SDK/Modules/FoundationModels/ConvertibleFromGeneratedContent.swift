// FoundationModels: the declarations of ConvertibleFromGeneratedContent.
// Declared as the framework's interface has it, with code of our own.

protocol ConvertibleFromGeneratedContent {
  init(_ content: GeneratedContent) throws
}
