// FoundationModels: the declarations of LanguageModelSession. Its answer stays on its way.
// Declared as the framework's interface has it, with code of our own.

final class LanguageModelSession: Observable, Sendable {
  struct Response<Content> where Content: Generable {
    let content: Content
    let rawContent: GeneratedContent
    let transcriptEntries: ArraySlice<Transcript.Entry>
  }
  struct ResponseStream<Content>: AsyncSequence where Content: Generable {
    init() {}
    struct Snapshot {
      var content: Content.PartiallyGenerated
      var rawContent: GeneratedContent
    }
    typealias Element = LanguageModelSession.ResponseStream<Content>.Snapshot
    struct AsyncIterator: AsyncIteratorProtocol {
      typealias Element = LanguageModelSession.ResponseStream<Content>.Snapshot
      init() {}
      mutating func next() async throws -> LanguageModelSession.ResponseStream<Content>.Snapshot? {
        await withCheckedContinuation { _ in }
      }
    }
    func makeAsyncIterator() -> LanguageModelSession.ResponseStream<Content>.AsyncIterator { AsyncIterator() }
    func collect() async throws -> LanguageModelSession.Response<Content> {
      await withCheckedContinuation { _ in }
    }
  }
  enum GenerationError: Error, LocalizedError {
    struct Context: Sendable {
      let debugDescription: String
      let underlyingErrors: [any Error]
      init(debugDescription: String) {
        self.debugDescription = debugDescription
        underlyingErrors = []
      }
    }
    struct Refusal: Sendable {
      init(transcriptEntries: [Transcript.Entry]) {}
      var explanation: LanguageModelSession.Response<String> {
        get async throws { await withCheckedContinuation { _ in } }
      }
    }
    case exceededContextWindowSize(LanguageModelSession.GenerationError.Context)
    case assetsUnavailable(LanguageModelSession.GenerationError.Context)
    case guardrailViolation(LanguageModelSession.GenerationError.Context)
    case unsupportedGuide(LanguageModelSession.GenerationError.Context)
    case unsupportedLanguageOrLocale(LanguageModelSession.GenerationError.Context)
    case decodingFailure(LanguageModelSession.GenerationError.Context)
    case rateLimited(LanguageModelSession.GenerationError.Context)
    case concurrentRequests(LanguageModelSession.GenerationError.Context)
    case refusal(LanguageModelSession.GenerationError.Refusal, LanguageModelSession.GenerationError.Context)
    var errorDescription: String? { get }
    var recoverySuggestion: String? { get }
    var failureReason: String? { get }
  }
  struct ToolCallError: Error, LocalizedError {
    var tool: any Tool
    var underlyingError: any Error
    init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }
    var errorDescription: String? { get }
  }
  let _observed = _SessionState()
  let _first: Transcript
  var isResponding: Bool { _observed.isResponding }
  var transcript: Transcript { _first }

  convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(_transcript: Transcript()) }
  convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String
  ) { self.init(_transcript: Transcript()) }
  convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) { self.init(_transcript: Transcript()) }
  convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.init(_transcript: transcript) }
  init(_transcript: Transcript) { _first = _transcript }
  func prewarm(promptPrefix: Prompt? = nil) {}

  @discardableResult func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<String> { await _respond() }
  @discardableResult func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<String> { await _respond() }
  @discardableResult func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<String> { await _respond() }
  @discardableResult func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<GeneratedContent> { await _respond() }
  @discardableResult func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<GeneratedContent> { await _respond() }
  @discardableResult func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<GeneratedContent> { await _respond() }
  @discardableResult func respond<Content>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable { await _respond() }
  @discardableResult func respond<Content>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable { await _respond() }
  @discardableResult func respond<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable { await _respond() }

  func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<String> { _stream() }
  func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<String> { _stream() }
  func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> LanguageModelSession.ResponseStream<String> { _stream() }
  func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<GeneratedContent> { _stream() }
  func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<GeneratedContent> { _stream() }
  func streamResponse<Content>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<Content> where Content: Generable { _stream() }
  func streamResponse<Content>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> LanguageModelSession.ResponseStream<Content> where Content: Generable { _stream() }
  func streamResponse<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> LanguageModelSession.ResponseStream<Content> where Content: Generable { _stream() }

  func _respond<Content>() async -> LanguageModelSession.Response<Content> where Content: Generable {
    _observed.isResponding = true
    return await withCheckedContinuation { _ in }
  }
  func _stream<Content>() -> LanguageModelSession.ResponseStream<Content> where Content: Generable {
    _observed.isResponding = true
    return LanguageModelSession.ResponseStream<Content>()
  }
}
