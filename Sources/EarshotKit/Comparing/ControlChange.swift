import EarshotAudit
import EarshotVocabulary

/// Something that can be done in one of two versions of a screen only.
public struct ControlChange: Hashable, Sendable {
  /// A control's label, or an action's name.
  public var name: String
  /// Whether only the first version can do it.
  public var isLost: Bool
  /// Who can do it there and not here.
  public var technologies: [AssistiveTechnology]

  /// What is lost and gained. A control that is only called something else is neither.
  static func between(
    _ before: ScreenComparison.Side, _ after: ScreenComparison.Side, _ changes: [SpeechChange]
  ) -> [ControlChange] {
    let (old, new) = (before.reach, after.reach)
    let lost = old.deeds.map { only($0, otherwise: new.deed($0.name)) }
    let gained = new.deeds.map { only($0, otherwise: old.deed($0.name)) }
    var renamed: [Int: Int] = [:]
    for change in changes {
      if let before = change.before, let after = change.after { renamed[before.number] = after.number }
    }
    let gainedAt = Dictionary(
      zip(new.deeds, gained).compactMap { deed, only in deed.element.map { ($0 + 1, only) } },
      uniquingKeysWith: { first, _ in first })
    let lostAt = Dictionary(
      zip(old.deeds, lost).compactMap { deed, only in
        deed.element.flatMap { renamed[$0 + 1] }.map { ($0, only) }
      }, uniquingKeysWith: { first, _ in first })
    return zip(old.deeds, lost).compactMap { deed, only in
      let other = deed.element.flatMap { renamed[$0 + 1] }.flatMap { gainedAt[$0] } ?? []
      return ControlChange(deed.name, isLost: true, only.subtracting(other))
    }
      + zip(new.deeds, gained).compactMap { deed, only in
        ControlChange(
          deed.name, isLost: false, only.subtracting(deed.element.flatMap { lostAt[$0 + 1] } ?? []))
      }
  }

  /// nil where nobody can do it on one side only.
  private init?(_ name: String, isLost: Bool, _ technologies: Set<AssistiveTechnology>) {
    guard !technologies.isEmpty else { return nil }
    self.name = name
    self.isLost = isLost
    self.technologies = AssistiveTechnology.allCases.filter(technologies.contains)
  }

  private static func only(
    _ deed: ScreenReach.Deed, otherwise other: ScreenReach.Deed?
  ) -> Set<AssistiveTechnology> {
    Set(deed.ways.keys).subtracting(other.map { Set($0.ways.keys) } ?? [])
  }
}
