import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let fileNameLabel = AuditRule(
    RuleDocumentation(
      id: "file-name-label", title: "Label that is a file's name", severity: .warning,
      criteria: [.nonTextContent, .nameRoleValue],
      what: """
        An image without a label speaks the name of its file or symbol, and that name was never \
        meant for people.
        """,
      who: """
        People who use VoiceOver hear "ic close 24" in place of "Close"; Voice Control shows it \
        as the name to say.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element.",
        "A name with underscores, dots or sizes is spoken.",
      ],
      swiftUI: """
        Give the image a label, or take it out where it only decorates:

            Image("ic_close_24").accessibilityLabel("Close")
            Image(decorative: "wave-line")
        """,
      uiKit: """
        Set `accessibilityLabel`; `isAccessibilityElement = false` on a `UIImageView` that only \
        decorates.
        """,
      reactNative: """
        Set `accessibilityLabel` on the `Image` or on what can be pressed around it; \
        `accessible={false}` where it only decorates.
        """,
      bad: FileNameLabel.bad, good: FileNameLabel.good),
    FileNameLabel.violations)
}

/// A label that an image took from its asset or symbol and that is no word.
enum FileNameLabel {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard let label = element.label?.string, screen.isKnown(label) else { return nil }
      let named = label.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
      guard let name = named.first(where: { isName($0, of: index, screen) }) else { return nil }
      return Violation(
        "\"\(name)\" is the name of a file or symbol.", at: screen.location(index), element: index,
        subject: name)
    }
  }

  /// The words are those of an image inside, and look like a name for machines; an author who
  /// wrote a label knew what was written.
  private static func isName(_ text: String, of element: Int, _ screen: AuditedScreen) -> Bool {
    guard looksLikeName(text), let view = screen.view(ofElement: element) else {
      return hasPictureSuffix(text)
    }
    return hasPictureSuffix(text)
      || screen.views.inside(view).contains { index in
        let node = screen.views.entries[index].node
        guard case .view("Image") = node.kind else { return false }
        if node.argument("systemName")?.string == text { return isSurelySilent(text) }
        return node.unlabeled()?.string == text
      }
  }

  /// Symbols of a single word, in a shape or filled, mostly have a name that the system speaks
  /// ("star.circle.fill": Favorite); whether every one of them has is not known.
  static func isSurelySilent(_ symbol: String) -> Bool {
    symbol.split(separator: ".").count { !shapes.contains($0) } > 1
  }

  private static let shapes: Set<Substring> = [
    "fill", "circle", "square", "triangle", "slash", "rectangle", "capsule", "diamond", "hexagon",
    "octagon", "shield", "badge",
  ]

  static func looksLikeName(_ text: String) -> Bool {
    guard !text.contains(" "), text.utf8.count > 2, text.contains(where: \.isLetter)
    else { return false }
    if text.contains("_") || text.contains(".") || text.contains("/") { return true }
    if text.contains("-") { return text.first?.isLowercase == true || text.last?.isNumber == true }
    let letters = Array(text)
    return zip(letters, letters.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
      || (text.last?.isNumber == true && text.first?.isLowercase == true)
  }

  static func hasPictureSuffix(_ text: String) -> Bool {
    guard !text.contains(" ") else { return false }
    let lowered = text.lowercased()
    return [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".webp", ".gif"].contains {
      lowered.hasSuffix($0) && lowered.count > $0.count
    }
  }
}

extension FileNameLabel {
  static let bad = [
    RuleExample(
      "An asset's name",
      """
      struct Close: View {
        var body: some View {
          Button { print("closed") } label: { Image("ic_close_24") }
        }
      }
      """),
    RuleExample(
      "A symbol that has no spoken name",
      """
      struct Layers: View {
        var body: some View {
          Button { print("layers") } label: { Image(systemName: "square.3.layers.3d.down.right.slash") }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "A symbol that is not known",
      """
      struct Weather: View {
        var body: some View { Image(systemName: forecast.symbolName) }
      }
      """),
    RuleExample(
      "With a label",
      """
      struct Close: View {
        var body: some View {
          Button { print("closed") } label: { Image("ic_close_24") }.accessibilityLabel("Close")
        }
      }
      """),
    RuleExample(
      "A name that is a word",
      """
      struct Photo: View {
        var body: some View { Image("Harbour") }
      }
      """),
    RuleExample(
      "A decorative image",
      """
      struct Line: View {
        var body: some View { HStack { Image(decorative: "wave-line_2"); Text("Low tide") } }
      }
      """),
  ]
}
