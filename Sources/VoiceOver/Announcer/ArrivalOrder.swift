/// One place in an utterance.
enum ArrivalStep: Hashable, Sendable {
  case containers
  case selected
  case tableHeaders
  case label
  case value
  case tablePlace
  /// Dimmed, the role words, and a switch's state among them.
  case roles
  case expansion
  case position
  case listPlace
  case importantContent
  case hint
  case systemHint
  case actions
  case moreContent
}

/// The order of an utterance (spec voiceover.md c; where sources disagree, settled).
enum ArrivalOrder {
  /// - "Selected" precedes the label: Apple's recordings of 2015 to 2025.
  /// - A table's cell says its value right after its label, then its place: a device since iOS 13.
  /// - The position follows the role: Apple 2022, captions, reference images.
  /// - Content of high importance follows role and position: Apple 2021.
  /// - Hints follow after a pause, the suffixes come last: reference images, Apple 2018 and 2021.
  static let standard: [ArrivalStep] = [
    .containers, .selected, .tableHeaders, .label, .value, .tablePlace, .roles, .expansion,
    .position, .listPlace, .importantContent, .hint, .systemHint, .actions, .moreContent,
  ]

  static func steps(_ settings: VoiceOverSettings) -> [ArrivalStep] {
    var steps = standard
    if settings.position == .before { move(.position, before: .roles, in: &steps) }
    if settings.selected == .after { move(.selected, before: .listPlace, in: &steps) }
    return steps
  }

  private static func move(
    _ step: ArrivalStep, before other: ArrivalStep, in steps: inout [ArrivalStep]
  ) {
    steps.removeAll { $0 == step }
    let index = steps.firstIndex(of: other) ?? steps.endIndex
    steps.insert(step, at: index)
  }
}
