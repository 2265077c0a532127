import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// Step 5: trait words, in the library's order.
struct SnapshotTraitWords {
  let element: AccessibilityElement
  let profile: Profile
  let phrases: SnapshotPhrases

  private var traits: Traits { element.traits }

  /// The words as they are joined. An empty value of a switch is an empty word (a quirk).
  var words: [String] {
    var words: [String] = []
    if traits.contains(.notEnabled) { words.append(phrases[.dimmed]) }
    if saysButton { words.append(phrases[.button]) }
    if traits.contains(.backButton) { words.append(phrases[.backButton]) }
    if isSwitch, traits.contains(.button) { words.append(phrases[.switchButton]) }
    if isSwitch, let state = switchState { words.append(state) }
    if isTab { words.append(phrases[.tab]) }
    if traits.contains(.textEntry) {
      words.append(phrases[traits.contains(.secureTextField) ? .secureTextField : .textField])
      if traits.contains(.isEditing) { words.append(phrases[.isEditing]) }
    }
    let plain: [(Traits, SnapshotPhraseKey)] = [
      (.header, .heading), (.link, .link), (.adjustable, .adjustable), (.image, .image),
      (.searchField, .searchField),
    ]
    for (trait, key) in plain where traits.contains(trait) { words.append(phrases[key]) }
    return words
  }

  /// The library knows one switch trait; SwiftUI's toggle is the same bit.
  private var isSwitch: Bool { traits.containsAny(of: [.switchButton, .toggle]) }

  private var saysButton: Bool {
    if case .tab = element.context { return false }
    return traits.contains(.button) && !isSwitch
      && !traits.containsAny(of: [.keyboardKey, .tabBarItem, .backButton])
  }

  private var isTab: Bool {
    switch element.context {
    case .tab, .tabBarItem: true
    default: traits.contains(.tabBarItem)
    }
  }

  /// Any value but 1, 0, 2 is spoken as it is from iOS 17, without a period; before it is silent.
  private var switchState: String? {
    switch element.value?.string {
    case "1": phrases[.on]
    case "0": phrases[.off]
    case "2": phrases[.mixed]
    case let other?: profile >= .ios17 ? other : nil
    case nil: nil
    }
  }
}
