import EarshotKit
import EarshotVoiceOver
import Testing

/// `undo` gives back the screen, the cursor and the rotor exactly as they were before the gesture.
@Suite("Undo")
struct UndoTests {
  /// What a user could find out about where they are.
  private struct Place: Equatable {
    var elements: [String]
    var focus: Int?
    var rotor: String
    var actions: [String]
    var content: [String]

    init(_ navigator: Navigator) {
      var asked = navigator
      func answer(_ question: Gesture.Question) -> [String] {
        asked.perform(.question(question)).answer?.lines ?? []
      }
      elements = answer(.elements)
      actions = answer(.actions)
      content = answer(.content)
      focus = navigator.focus
      rotor = navigator.rotor
    }
  }

  @Test("Random sessions are taken back gesture by gesture", arguments: SampleFiles.inputs)
  func samples(_ input: String) throws { try follow(Earshot.open([SampleFiles.path(input)]), input) }

  @Test(
    "Random sessions in lists that change are taken back gesture by gesture", arguments: ChangingScreens.all)
  func lists(_ name: String, _ source: String) throws {
    try follow(Earshot.open(bytes: Array(source.utf8), file: "\(name).swift"), name)
  }

  private func follow(_ input: OpenedInput, _ name: String) throws {
    for (number, entry) in input.screens.enumerated() {
      var navigator = Navigator(screen: entry.open(), settings: input.settings)
      _ = navigator.open()
      var random = Dice(seed: 20_261_124 + UInt64(number))
      var places: [Place] = []
      for _ in 0..<30 {
        let gesture = Self.gestures[random.below(Self.gestures.count)]
        if case .question = gesture {
          _ = navigator.perform(gesture)
          continue
        }
        places.append(Place(navigator))
        _ = navigator.perform(gesture)
      }
      for place in places.reversed() {
        #expect(navigator.perform(.undo).sounds.contains(.actionFailed) == false)
        #expect(Place(navigator) == place, "\(name), \(entry.name)")
      }
      #expect(navigator.perform(.undo).sounds == [.actionFailed])
    }
  }

  private static let gestures: [Gesture] = [
    .swipe(.right), .swipe(.right), .swipe(.left), .swipe(.up), .swipe(.down), .doubleTap, .doubleTap,
    .tripleTap,
    .magicTap, .escape, .rotorNext, .rotorPrevious, .rotor("Headings"), .rotor("Words"), .first, .last,
    .readAll,
    .scroll(.down), .scroll(.up), .type("tide"), .wait(seconds: 3), .set(key: "hints", value: "off"),
    .question(.actions), .question(.content), .question(.explain), .itemChooser("a"), .screenSummary, .pause,
  ]
}
