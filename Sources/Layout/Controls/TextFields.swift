import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// One line as wide as can be; several lines where the text runs downwards; an editor fills.
  mutating func textField(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if node.viewName == "TextEditor" {
      return add(FillArrangement(idealWidth: 200, idealHeight: 100))
    }
    if node.argument("axis")?.symbol == "vertical" {
      let text = node.argument("text")?.string ?? ""
      let shown = text.isEmpty ? node.unlabeled()?.string ?? " " : text
      return stretched(textBox(shown, environment))
    }
    let padding = environment.style("textFieldStyle") == "roundedBorder" ? 14.0 : 2.0
    return add(
      FillArrangement(height: environment.lineHeight + padding, idealWidth: 200))
  }
}
