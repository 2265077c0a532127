import Yams

/// What a YAML text of a project says. What aliases make more of than anybody writes is not read.
enum DescribedYAML {
  private static let mostNodes = 100_000

  /// - Returns: nil for what is no YAML, or too much of it.
  static func value(_ text: String) -> Any? {
    guard let node = try? Yams.compose(yaml: text), isBounded(node) else { return nil }
    return node.any
  }

  private static func isBounded(_ root: Node) -> Bool {
    var left = mostNodes
    var open = [root]
    while let node = open.popLast() {
      left -= 1
      guard left > open.count else { return false }
      switch node {
      case .sequence(let sequence): open += sequence
      case .mapping(let mapping): for (key, value) in mapping { open += [key, value] }
      default: break
      }
    }
    return true
  }
}
