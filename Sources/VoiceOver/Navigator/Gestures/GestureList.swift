/// A gesture as people read about it: how it is written, what it does, and one line that uses it.
public struct GestureDescription: Hashable, Sendable {
  /// What a gesture is for, in the order of the list.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case moving = "Moving"
    case acting = "Acting"
    case rotor = "The rotor"
    case reading = "Reading"
    case time = "Time and settings"
    case questions = "Questions"
  }

  /// What it is for.
  public var group: Group
  /// How it is written; words in capitals are filled in.
  public var syntax: String
  /// What it does, in one line.
  public var meaning: String
  /// A line of a session that uses it.
  public var example: String

  init(_ group: Group, _ syntax: String, _ meaning: String, example: String? = nil) {
    self.group = group
    self.syntax = syntax
    self.meaning = meaning
    self.example = example ?? syntax
  }
}

extension Gesture {
  /// Every gesture that a line can ask for: the help on a terminal and on a pipe, and the page
  /// `Documentation/gestures.md`, are this list.
  public static let descriptions: [GestureDescription] = [
    .init(.moving, "swipe right", "To the next element."),
    .init(.moving, "swipe left", "To the element before."),
    .init(.moving, "first", "Four fingers tap the upper half: to the first element, which speaks again."),
    .init(.moving, "last", "Four fingers tap the lower half: to the last element."),
    .init(
      .moving, "touch LABEL", "A finger on the element with that label, else on one that begins so.",
      example: "touch Take survey"),
    .init(
      .moving, "touch X,Y", "A finger on a place, in points from the top leading corner.",
      example: "touch 200,450"),
    .init(
      .moving, "item-chooser TEXT",
      "Two fingers, three taps: to the first element with this text in its label.",
      example: "item-chooser survey"),
    .init(
      .moving, "two-finger-swipe right",
      "Into the group under the cursor, with the setting navigation=grouped."),
    .init(.moving, "two-finger-swipe left", "Out of the group again."),
    .init(.moving, "scroll up", "Three fingers: the page above comes into view."),
    .init(.moving, "scroll down", "Three fingers: the page below comes into view."),
    .init(.moving, "scroll left", "Three fingers: the page to the left comes into view."),
    .init(.moving, "scroll right", "Three fingers: the page to the right comes into view."),
    .init(.acting, "double-tap", "Activates the element, or does the action that was spoken last."),
    .init(.acting, "double-tap-hold", "Passes the touch through to the app: a long press."),
    .init(.acting, "triple-tap", "A long press: opens a context menu."),
    .init(.acting, "magic-tap", "Two fingers, two taps: the app's main action."),
    .init(.acting, "escape", "Two fingers draw a Z: closes what is presented, or goes back."),
    .init(
      .acting, "type TEXT", "Types into the text field that is being edited; ⌫ deletes.", example: "type Ada"),
    .init(.rotor, "rotor next", "Turns the rotor to the next setting."),
    .init(.rotor, "rotor previous", "Turns the rotor to the setting before."),
    .init(.rotor, "rotor NAME", "Turns the rotor to the setting of that name.", example: "rotor Headings"),
    .init(.rotor, "swipe down", "The next of what the rotor is set to; decrements with Adjust Value."),
    .init(.rotor, "swipe up", "The one before of what the rotor is set to; increments with Adjust Value."),
    .init(.reading, "read-all", "Reads from the cursor to the end."),
    .init(.reading, "read-from-top", "Reads from the first element to the end."),
    .init(.reading, "screen-summary", "Four fingers, three taps: what the screen says of itself."),
    .init(.reading, "pause", "Two fingers, one tap: speech stops or goes on; of the words nothing changes."),
    .init(
      .time, "wait SECONDS",
      "Nothing is touched for so long: timers and delayed work run, and what comes of it is heard.",
      example: "wait 2.5"),
    .init(
      .time, "undo",
      "Takes the last gesture back: screen, cursor, rotor and settings are as before it. Questions are no gestures "
        + "and are passed over; what is spoken is the element, with the containers that are entered on the way back."
    ),
    .init(.time, "set KEY=VALUE", "Changes a setting of VoiceOver from here on.", example: "set hints=off"),
    .init(.questions, "elements", "What is said of every element; nothing is spoken."),
    .init(.questions, "actions", "The names of the element's actions."),
    .init(.questions, "content", "The element's custom content."),
    .init(
      .questions, "explain",
      "Every part of what was heard last with its cause, or why the last gesture failed."),
    .init(.questions, "help", "This list."),
  ]

  /// The list as plain lines, with a heading for each group.
  public static var help: [String] {
    GestureDescription.Group.allCases.flatMap { group in
      ["\(group.rawValue):"]
        + descriptions.filter { $0.group == group }.map { "  \($0.syntax): \($0.meaning)" }
    }
  }
}
