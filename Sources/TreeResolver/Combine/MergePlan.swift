import EarshotAccessibilityTree
import EarshotVocabulary

/// Which part every child plays in a combination.
///
/// Evidence: settled "Combine with buttons" and "Combine join"; spec recorded-notes.md,
/// Combine; Apple sessions 2019-238, 2021-10223, 2024-10073.
struct MergePlan: Sendable {
  enum Part: Sendable {
    /// Its label, value and hint are in the combination.
    case said
    /// An image without a label beside text.
    case droppedImage
    /// The first of the buttons gives the label where there is no other text.
    case labellingButton
    /// The only button: its action is the default action.
    case defaultButton
    case namedButton
    /// Nothing to say.
    case mute
  }

  let children: [Draft]
  let purpose: MergePurpose
  let profile: Profile
  let join: DisputedReadings.CombineJoin
  private(set) var parts: [Part]

  init(
    children: [Draft], purpose: MergePurpose, profile: Profile,
    join: DisputedReadings.CombineJoin = .profile
  ) {
    self.children = children
    self.purpose = purpose
    self.profile = profile
    self.join = join
    self.parts = []
    self.parts = assignedParts()
  }

  /// 13 and 14 join with a newline, later systems with ", " even after punctuation (settled).
  var separator: String {
    switch join {
    case .profile: profile < .ios15 ? "\n" : ", "
    case .comma: ", "
    case .newline: "\n"
    }
  }

  private func isButton(_ child: Draft) -> Bool { purpose != .style && child.role == .button }

  private func assignedParts() -> [Part] {
    let hasText = children.contains { !isButton($0) && !$0.isUnlabeledImage && $0.speaks }
    let firstButton = children.firstIndex { isButton($0) }
    let onlyButtonIsDefault = onlyButtonBecomesDefault
    return children.enumerated().map { index, child in
      if isButton(child) {
        if !hasText, index == firstButton { return .labellingButton }
        return onlyButtonIsDefault ? .defaultButton : .namedButton
      }
      if child.isUnlabeledImage {
        return hasText || firstButton != nil ? .droppedImage : .said
      }
      return child.speaks ? .said : .mute
    }
  }

  /// One button gives the default action from iOS 16, unless something else in the combination
  /// has a better claim: a NavigationLink, a gesture, a default action (settled).
  var onlyButtonBecomesDefault: Bool {
    guard purpose == .combine, profile >= .ios16 else { return false }
    return children.filter(isButton).count == 1 && otherDefault == nil
  }

  /// A child that is no button but can be activated.
  var otherDefault: Draft? {
    children.first { !isButton($0) && $0.defaultAction != nil }
  }

  var onlyButton: Draft? { onlyButtonBecomesDefault ? children.first(where: isButton) : nil }

  static func fate(of part: Part, into owner: Int, reason: MergeReason) -> OutcomeRecord.Fate {
    switch part {
    case .said, .mute: .merged(into: owner, reason)
    case .droppedImage: .silent(.unlabeledImageBesideText)
    case .labellingButton: .merged(into: owner, reason)
    case .defaultButton: .merged(into: owner, .onlyButtonOfCombination)
    case .namedButton: .merged(into: owner, .namedAction)
    }
  }
}

extension Draft {
  var defaultAction: AccessibilityAction? { element.defaultAction }
}
