// FoundationModels: its macros.
// Declared as the framework's interface has it, with code of our own.

@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary) macro Generable(description: String? = nil)

@attached(peer) macro Guide(description: String)

@attached(peer) macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...)
where T: Generable

@attached(peer) macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>)
