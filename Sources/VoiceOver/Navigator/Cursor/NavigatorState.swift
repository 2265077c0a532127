import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// All that a gesture may change. A value: keeping an old one is undo.
struct NavigatorState: Sendable {
  var screen: any LiveScreen
  var settings: VoiceOverSettings
  var announcer: Announcer
  var index: TreeIndex
  /// The element under the cursor.
  var focus: Int?
  var rotor: RotorState
  var place = ElementPlace()
  var screens = ScreenStack()
  /// The group that swipes stay in, with the navigation style "grouped"; nil: the whole screen.
  var enteredGroup: Identity?
  /// What was taken up and not let go of yet.
  var dragged: PlainValue?
  /// What was heard last, for the question `explain`.
  var lastHeard: [Announcement] = []
  /// Why the last gesture failed; nil: it did not.
  var lastFailure: String?

  init(screen: any LiveScreen, settings: VoiceOverSettings) {
    let tree = screen.tree
    self.screen = screen
    self.settings = settings
    announcer = Announcer(settings: settings, environment: tree.environment)
    index = TreeIndex(tree)
    rotor = RotorState(own: .text(.characters))
    rotor.turn(to: RotorSetting.named(settings.rotor, words))
    rotor.isHeld = false
  }

  /// VoiceOver's own words in the language of the interface.
  var words: Phrases { announcer.words }

  var tree: AccessibilityTree { index.tree }

  /// The element under the cursor; nil on an empty screen.
  var focused: AccessibilityElement? {
    guard let focus, tree.elements.indices.contains(focus) else { return nil }
    var element = tree.elements[focus]
    if dragged != nil { element.actions += element.dropActions }
    return element
  }

  /// The focused element and the containers around it, innermost first: the way that escape,
  /// magic tap and scrolling go.
  var containerChain: [AccessibilityContainer] {
    focused.map(tree.containersAround) ?? []
  }
}
