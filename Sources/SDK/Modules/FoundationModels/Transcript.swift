// FoundationModels: the declarations of Transcript.
// Declared as the framework's interface has it, with code of our own.

struct Transcript: Sendable, RandomAccessCollection {
  enum Entry: Identifiable, Sendable {
    case instructions(Transcript.Instructions)
    case prompt(Transcript.Prompt)
    case toolCalls(Transcript.ToolCalls)
    case toolOutput(Transcript.ToolOutput)
    case response(Transcript.Response)
    var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }
  enum Segment: Identifiable, Sendable {
    case text(Transcript.TextSegment)
    case structure(Transcript.StructuredSegment)
    var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }
  struct TextSegment: Identifiable, Sendable {
    var id: String
    var content: String
    init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
  }
  struct StructuredSegment: Identifiable, Sendable {
    var id: String
    var source: String
    var content: GeneratedContent
    init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }
  }
  struct Instructions: Identifiable, Sendable {
    var id: String
    var segments: [Transcript.Segment]
    var toolDefinitions: [Transcript.ToolDefinition]
    init(
      id: String = UUID().uuidString, segments: [Transcript.Segment],
      toolDefinitions: [Transcript.ToolDefinition]
    ) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
  }
  struct ToolDefinition: Sendable {
    var name: String
    var description: String
    init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
    }
  }
  struct Prompt: Identifiable, Sendable {
    var id: String
    var segments: [Transcript.Segment]
    var options: GenerationOptions
    init(
      id: String = UUID().uuidString, segments: [Transcript.Segment],
      options: GenerationOptions = GenerationOptions(), responseFormat: Transcript.ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
    }
  }
  struct ResponseFormat: Sendable {
    var name: String { get }
    init<Content>(type: Content.Type) where Content: Generable {}
    init(schema: GenerationSchema) {}
  }
  struct ToolCalls: Identifiable, Sendable {
    var id: String
    var _calls: [Transcript.ToolCall]
    init<S>(id: String = UUID().uuidString, _ calls: S) where S: Sequence, S.Element == Transcript.ToolCall {
      self.id = id
      _calls = Array(calls)
    }
  }
  struct ToolCall: Identifiable, Sendable {
    var id: String
    var toolName: String
    var arguments: GeneratedContent
  }
  struct ToolOutput: Identifiable, Sendable {
    var id: String
    var toolName: String
    var segments: [Transcript.Segment]
    init(id: String, toolName: String, segments: [Transcript.Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
  }
  struct Response: Identifiable, Sendable {
    var id: String
    var assetIDs: [String]
    var segments: [Transcript.Segment]
    init(id: String = UUID().uuidString, assetIDs: [String], segments: [Transcript.Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
  }
  typealias Index = Int
  typealias Element = Transcript.Entry
  var _entries: [Transcript.Entry]
  init(entries: some Sequence<Transcript.Entry> = []) { _entries = Array(entries) }
  init() { _entries = [] }
  var startIndex: Int { 0 }
  var endIndex: Int { _entries.count }
  subscript(index: Int) -> Transcript.Entry { _entries[index] }
}
