import Foundation

/// JSON that keeps the order in which it is written.
indirect enum SchemaText {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([SchemaText])
  case object([(String, SchemaText)])

  static func strings(_ texts: [String]) -> SchemaText { .array(texts.map { .string($0) }) }

  /// Short values on one line, others with a line for each member.
  func text(_ indentation: String = "") -> String {
    let short = line
    if short.utf8.count + indentation.utf8.count <= 110 { return short }
    let inner = indentation + "  "
    switch self {
    case .array(let values):
      return "[\n" + values.map { inner + $0.text(inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      return "{\n"
        + members.map { "\(inner)\(SchemaText.string($0.0).line): \($0.1.text(inner))" }.joined(
          separator: ",\n")
        + "\n\(indentation)}"
    default: return short
    }
  }

  private var line: String {
    switch self {
    case .string(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .number(let number): String(number)
    case .bool(let value): String(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(SchemaText.string($0.0).line): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }
}
