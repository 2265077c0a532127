import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// A switch of 51 by 31 points at the trailing edge, its label at the leading one.
  mutating func toggle(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if environment.style("toggleStyle") == "button" {
      guard let label = label(of: node, environment) else { return nil }
      return add(PaddingArrangement(insets: Insets(horizontal: 12, vertical: 7)), [label])
    }
    return labeled(node, add(FixedArrangement(width: 51, height: 31)), environment)
  }

  /// A control with its label before it; alone where labels are hidden.
  mutating func labeled(
    _ node: ViewNode, _ control: Int, _ environment: LayoutEnvironment
  ) -> Int {
    guard !environment.labelsHidden, let label = label(of: node, environment) else {
      return control
    }
    return row([label, control], environment)
  }
}
