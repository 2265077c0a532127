import EarshotSwiftUIScreens
import EarshotViewTree

extension Machine {
  /// A text as it is read, with its placeholders in guillemets.
  func shown(_ text: String) -> String {
    guard PlaceholderText.isMarked(text) else { return text }
    let (text, placeholders) = PlaceholderText.shown(text)
    unknownWords.placeholders.formUnion(placeholders)
    return text
  }

  /// A text as it is read, with its placeholders in guillemets.
  func shown(_ text: TextContent) -> TextContent {
    var text = text
    for index in text.runs.indices where PlaceholderText.isMarked(text.runs[index].string) {
      text.runs[index].string = shown(text.runs[index].string)
    }
    return text
  }
}
