import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// `ContentUnavailableView.search` with its words: about the text that it is given, else the one
  /// of the `searchable` around (Apple documentation). nil for any other.
  func noResults(_ view: ViewValue, _ around: Surroundings) -> ViewValue? {
    guard let given = view.argument("search") else { return nil }
    let text = [given, around.searched.map(current) ?? .none].lazy
      .compactMap { self.machine.string($0) }.first
    let words = SearchWords.of(language: machine.environment.language)
    let title = text.map { $0.isEmpty ? words.none : words.about($0) } ?? words.none
    var result = view
    result.arguments = [
      LabeledValue(label: nil, value: .string(title)),
      LabeledValue(label: "systemImage", value: .string("magnifyingglass")),
      LabeledValue(label: "description", value: .string(words.advice)),
    ]
    return result
  }
}
