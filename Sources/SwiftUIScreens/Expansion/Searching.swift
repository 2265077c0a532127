import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// `ContentUnavailableView.search` with its words: about the text that it is given, else the one of the
  /// `searchable` around (Apple documentation).
  func noResults(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var text = ""
    if case .text(let given)? = call["text"]?.value {
      text = given
    } else if let searched = around.searched, case .text(let held) = try run.read(searched).value {
      text = held
    }
    let words = SearchWords.of(language: run.environment.language)
    var node = try node("ContentUnavailableView", call, at: identity)
    node.arguments = [
      Argument(nil, .text(TextContent(text.isEmpty ? words.none : words.about(text)))),
      Argument("systemImage", .text(TextContent("magnifyingglass"))),
      Argument("description", .text(TextContent(words.advice))),
    ]
    return node
  }
}

extension RecordedCall {
  /// A search without its tokens, where there are none in its field.
  func withoutTokens(_ machine: Machine) throws -> RecordedCall {
    guard let binding = self["tokens"], let run = machine.host as? ScreenRun,
      case .list(let tokens) = try run.read(binding.typed).value, tokens.isEmpty
    else { return self }
    var call = self
    call.arguments.removeAll { ["tokens", "token", "suggestedTokens"].contains($0.writtenLabel ?? $0.label) }
    return call
  }
}
