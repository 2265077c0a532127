import EarshotAccessibilityTree

extension AccessibilityElement {
  /// The named actions in menu order: as iOS lists them, last declared first, or as the app
  /// declared them (setting `named-action-order`; recorded, iOS 14 to 26.2).
  public func actions(in order: VoiceOverSettings.NamedActionOrder) -> [AccessibilityAction] {
    guard order == .declared, actions.contains(where: { $0.chain != nil }) else { return actions }
    var ordered: [AccessibilityAction] = []
    ordered.reserveCapacity(actions.count)
    var rest = actions[...]
    while let first = rest.first {
      guard let chain = first.chain else {
        ordered.append(first)
        rest = rest.dropFirst()
        continue
      }
      let together = rest.prefix { $0.chain == chain }
      ordered += together.reversed()
      rest = rest.dropFirst(together.count)
    }
    return ordered
  }
}
