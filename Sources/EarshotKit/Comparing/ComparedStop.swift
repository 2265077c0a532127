import EarshotAccessibilityTree
import EarshotVocabulary

/// One stop of a screen, as far as it makes a difference to somebody.
public struct ComparedStop: Sendable {
  /// The whole utterance on arrival.
  public var heard: String
  /// Its place among the stops of its screen, 1 being the first.
  public var number: Int
  /// Where the view is written.
  public var source: SourceLocation?
  /// As iOS reports it.
  let label: String
  /// What can be told or done there, by its kind.
  let facts: [Fact: [String]]

  /// What a stop has beside its words. What is heard anyway (selected, dimmed) is none.
  public enum Fact: String, Sendable, CaseIterable {
    case role
    case action
    case customContent = "custom content"
    case rotor
    case inputLabel = "Voice Control name"
    case language
    case headingLevel = "heading level"
  }

  /// Where the view is written, if that is in a file: what is known of a package without its source lies in none.
  var place: SourceLocation? {
    source.flatMap { FilePath.fileExtension($0.file).isEmpty ? nil : $0 }
  }

  private static let states: Traits = [.staticText, .selected, .notEnabled, .updatesFrequently, .isEditing]

  init(_ element: AccessibilityElement, heard: String, number: Int) {
    self.heard = heard
    self.number = number
    source = element.source
    label = element.label?.string ?? ""
    var facts: [Fact: [String]] = [:]
    facts[.role] = element.traits.subtracting(ComparedStop.states).names
    facts[.action] = element.actions.map(\.name)
    facts[.customContent] = element.customContent.map { content in
      content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
    }
    facts[.rotor] = element.rotors.map(\.name)
    facts[.inputLabel] = element.inputLabels
    facts[.language] = element.language.map { [$0] }
    facts[.headingLevel] = element.headingLevel.map { ["\($0)"] }
    self.facts = facts.filter { !$0.value.isEmpty }
  }
}

/// Something that a stop has on one side only.
public struct StopDetail: Hashable, Sendable {
  /// What it is.
  public var fact: ComparedStop.Fact
  /// Its name: `button`, an action's name.
  public var name: String
  /// Whether only the first version has it.
  public var isLost: Bool

  /// What one of two stops has and the other has not, losses first.
  static func between(_ before: ComparedStop, _ after: ComparedStop) -> [StopDetail] {
    ComparedStop.Fact.allCases.flatMap { fact in
      let (old, new) = (before.facts[fact] ?? [], after.facts[fact] ?? [])
      return old.filter { !new.contains($0) }.map { StopDetail(fact: fact, name: $0, isLost: true) }
        + new.filter { !old.contains($0) }.map { StopDetail(fact: fact, name: $0, isLost: false) }
    }
  }
}
