import EarshotAccessibilityTree
import EarshotVocabulary

/// One element that Voice Control can be told to tap.
public struct VoiceControlTarget: Hashable, Sendable {
  /// The index in the tree's elements.
  public var element: Int
  /// From 1, in the order of the screen, as "show numbers" numbers them.
  public var number: Int
  /// As "show names" shows it, without the number that tells it from others of that name.
  public var name: String?
  /// From 1 where several targets have the same name; nil where the name is the only one.
  public var ordinal: Int?
  /// Every name that it answers to, in descending importance (Apple, `accessibilityInputLabels`).
  public var spokenNames: [String]
  /// Whether it has named actions.
  public var hasActions: Bool

  /// The name with its number where others have the same: "Delete 2".
  public var shownName: String? {
    name.map { name in ordinal.map { "\(name) \($0)" } ?? name }
  }
}

/// Voice Control's targets on a screen, in the order of right swipes.
public enum VoiceControlTargets {
  /// What can be spoken to on a screen, in order.
  public static func of(_ tree: AccessibilityTree) -> [VoiceControlTarget] {
    var targets = tree.usableElements.enumerated().map { offset, index in
      target(number: offset + 1, index, tree.elements[index])
    }
    number(&targets)
    return targets
  }

  private static func target(
    number: Int, _ index: Int, _ element: AccessibilityElement
  ) -> VoiceControlTarget {
    let name = element.shownName
    // An element with input labels no longer answers to its label.
    let names = element.inputLabels.isEmpty ? [name].compactMap { $0 } : element.inputLabels
    return VoiceControlTarget(
      element: index, number: number, name: name, spokenNames: names,
      hasActions: element.offersActions)
  }

  private static func number(_ targets: inout [VoiceControlTarget]) {
    var byName: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      if let name = target.name { byName[VoiceControlTargets.heard(name), default: []].append(index) }
    }
    for group in byName.values where group.count > 1 {
      for (offset, index) in group.enumerated() { targets[index].ordinal = offset + 1 }
    }
  }

  /// A name as it is heard: case, punctuation and blanks don't matter.
  public static func heard(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }
      .joined(separator: " ")
  }

  /// The targets that a spoken name means: those that have it as a name, else those whose name
  /// has its words in it, one after the other.
  public static func named(_ spoken: String, among targets: [VoiceControlTarget]) -> [VoiceControlTarget] {
    let wanted = heard(spoken)
    guard !wanted.isEmpty else { return [] }
    let numbered = targets.filter { target in
      target.ordinal != nil && target.shownName.map(heard) == wanted
    }
    if !numbered.isEmpty { return numbered }
    let exact = targets.filter { target in target.spokenNames.contains { heard($0) == wanted } }
    if !exact.isEmpty { return exact }
    return targets.filter { target in
      target.spokenNames.contains { " \(heard($0)) ".contains(" \(wanted) ") }
    }
  }
}
