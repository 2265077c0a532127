import EarshotAccessibilityTree
import EarshotOtherTechnologies

/// What a technology other than VoiceOver stops at, and the words by which it shows each.
struct TechnologyNames {
  /// Index in the tree's elements.
  var element: Int
  var shown: String

  /// nil for VoiceOver, which stops at every element and speaks.
  static func of(
    _ tree: AccessibilityTree, _ technology: AssistiveTechnology
  ) -> [TechnologyNames]? {
    switch technology {
    case .voiceover: return nil
    case .voiceControl:
      return VoiceControlTargets.of(tree).map { target in
        TechnologyNames(
          element: target.element, shown: target.shownName ?? "(number \(target.number))")
      }
    case .fullKeyboardAccess:
      return tree.usableElements.map { index in
        TechnologyNames(element: index, shown: tree.elements[index].shownName ?? "(no name)")
      }
    case .switchControl:
      return ScanGroups.of(tree).flatMap(\.elements).map { index in
        TechnologyNames(element: index, shown: tree.elements[index].shownName ?? "(no name)")
      }
    }
  }
}

extension AssistiveTechnology {
  /// Somebody who uses the technology on a screen; nil for VoiceOver, which has a navigator.
  func session(on screen: any LiveScreen) -> (any TechnologySession)? {
    switch self {
    case .voiceover: nil
    case .voiceControl: VoiceControl(screen: screen)
    case .fullKeyboardAccess: FullKeyboardAccess(screen: screen)
    case .switchControl: SwitchControl(screen: screen)
    }
  }

  /// As people call it.
  public var name: String {
    switch self {
    case .voiceover: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    }
  }
}
