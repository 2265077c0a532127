import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// `Button` and what looks like one: its label, with room around it where the style draws a
  /// border; in a list the whole row, with a chevron where it leads on.
  mutating func button(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    guard let label = buttonLabel(node, environment) else {
      return add(FixedArrangement(width: 44, height: 22))
    }
    let style = environment.style("buttonStyle")
    if BoxBuilder.borderedStyles.contains(style) {
      return add(PaddingArrangement(insets: buttonInsets(environment)), [label])
    }
    guard environment.isInList, !environment.isInRow else { return label }
    if node.viewName == "NavigationLink" {
      return row([label, add(FixedArrangement(width: 8, height: 14))], environment)
    }
    return style == "automatic" ? stretched(label) : label
  }

  private static let borderedStyles: Set<String> = [
    "bordered", "borderedProminent", "glass", "glassProminent",
  ]

  private func buttonInsets(_ environment: LayoutEnvironment) -> Insets {
    switch environment.style("controlSize") {
    case "mini", "small": Insets(horizontal: 10, vertical: 4)
    case "large", "extraLarge": Insets(horizontal: 20, vertical: 15)
    default: Insets(horizontal: 12, vertical: 7)
    }
  }

  private mutating func buttonLabel(
    _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    if let label = label(of: node, environment) { return label }
    switch node.viewName {
    case "EditButton": return textBox("Edit", environment)
    case "RenameButton", "PasteButton", "ShareLink": return icon(environment)
    case "SignInWithAppleButton": return add(FillArrangement(height: 44, idealWidth: 200))
    default: return nil
    }
  }
}
