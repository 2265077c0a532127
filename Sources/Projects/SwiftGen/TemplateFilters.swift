import Foundation
import Stencil

/// The filters that StencilSwiftKit adds to Stencil.
final class TemplateFilters: Stencil.Extension {
  override init() {
    super.init()
    text("lowerFirstLetter") { $0.prefix(1).lowercased() + $0.dropFirst() }
    text("upperFirstLetter") { $0.prefix(1).uppercased() + $0.dropFirst() }
    text("titlecase") { $0.prefix(1).uppercased() + $0.dropFirst() }
    text("lowerFirstWord", TemplateNames.lowerFirstWord)
    text("escapeReservedKeywords", TemplateNames.escaped)
    text("basename") { ($0 as NSString).lastPathComponent }
    text("dirname") { ($0 as NSString).deletingLastPathComponent }
    text("swiftIdentifier") { TemplateNames.identifier($0, $1.first ?? "normal") }
    text("snakeToCamelCase") { TemplateNames.camelCase($0, stripsLeading: $1.first == "true") }
    text("camelToSnakeCase") {
      let snake = TemplateNames.snakeCase($0)
      return $1.first == "false" ? snake : snake.lowercased()
    }
    text("removeNewlines") { text, arguments in
      arguments.first == "leading"
        ? text.components(separatedBy: .newlines).map { $0.drop(while: \.isWhitespace) }.joined()
        : text.components(separatedBy: .whitespacesAndNewlines).joined()
    }
    text("replace") { text, arguments in
      guard arguments.count > 1 else { return text }
      let options: NSString.CompareOptions =
        arguments.count > 2 && arguments[2] == "regex" ? .regularExpression : []
      return text.replacingOccurrences(of: arguments[0], with: arguments[1], options: options)
    }
    question("contains") { $0.contains($1) }
    question("hasPrefix") { $0.hasPrefix($1) }
    question("hasSuffix") { $0.hasSuffix($1) }
    addNumbers()
  }

  private func addNumbers() {
    registerFilter("hexToInt") { value in (value as? String).flatMap { Int($0, radix: 16) } }
    registerFilter("int255toFloat") { value in
      (value as? Int ?? (value as? String).flatMap { Int($0) }).map { Double($0) / 255 }
    }
    registerFilter("percent") { value in
      (value as? Double ?? (value as? String).flatMap { Double($0) }).map { "\(Int($0 * 100))%" }
    }
  }

  private func text(_ name: String, _ filter: @escaping (String) -> String) {
    text(name) { value, _ in filter(value) }
  }

  private func text(_ name: String, _ filter: @escaping (String, [String]) -> String) {
    registerFilter(name) { (value: Any?, arguments: [Any?]) in
      guard let value = value as? String else { throw TemplateSyntaxError("'\(name)' is a filter of texts") }
      let made = filter(value, arguments.map { $0.map { "\($0)" } ?? "" })
      guard made.utf8.count <= TemplateWork.largestText else {
        throw TemplateSyntaxError("a text is too long")
      }
      return made
    }
  }

  private func question(_ name: String, _ filter: @escaping (String, String) -> Bool) {
    for isWanted in [true, false] {
      registerFilter(isWanted ? name : "!\(name)") { (value: Any?, arguments: [Any?]) in
        guard let value = value as? String, let part = arguments.first as? String else {
          throw TemplateSyntaxError("'\(name)' is a filter of texts")
        }
        return filter(value, part) == isWanted
      }
    }
  }
}
