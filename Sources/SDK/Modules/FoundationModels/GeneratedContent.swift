// FoundationModels: the declarations of GeneratedContent.
// Declared as the framework's interface has it, with code of our own.

struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible {
  enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  var id: GenerationID?
  let kind: GeneratedContent.Kind
  static var generationSchema: GenerationSchema { get }
  init(kind: GeneratedContent.Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }
  init(_ content: GeneratedContent) throws { self = content }
  init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }
  init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      values[key] = value.generatedContent
      keys.append(key)
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }
  init(json: String) throws
  var generatedContent: GeneratedContent { self }
  var isComplete: Bool { true }
  var jsonString: String { get }
  var debugDescription: String { get }
  func value<Value>(_ type: Value.Type = Value.self) throws -> Value
  where Value: ConvertibleFromGeneratedContent { try Value(self) }
  func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
  where Value: ConvertibleFromGeneratedContent
  func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
  where Value: ConvertibleFromGeneratedContent
}
