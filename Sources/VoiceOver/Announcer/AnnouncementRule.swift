/// Why something is said, and where that was seen: the reasons that `--explain` shows.
struct AnnouncementRule: Hashable, Sendable {
  let sentence: String
  let evidence: String

  init(_ sentence: String, _ evidence: String) {
    self.sentence = sentence
    self.evidence = evidence
  }
}

extension AnnouncementRule {
  static let container = AnnouncementRule(
    "a container is named when the cursor enters it", "recorded, iOS 15-18")
  static let tabBar = AnnouncementRule(
    "a tab bar says so when the cursor enters it", "recorded, since iOS 14")
  static let toolbar = AnnouncementRule(
    "a toolbar says so when the cursor enters it", "recorded, iOS 15-16")
  static let alert = AnnouncementRule("an alert says so before its title", "recorded, 2022-2024")
  static let selected = AnnouncementRule(
    "\"Selected\" stands before the label", "settled; recorded, Apple 2015-2025")
  static let label = AnnouncementRule("the label comes first", "recorded")
  static let hintAsLabel = AnnouncementRule(
    "a hint without label and value is the description", "reference images, iOS 17.5-26.2")
  static let newline = AnnouncementRule(
    "line breaks are spoken up to iOS 14", "settled; recorded, iOS 13")
  static let value = AnnouncementRule("the value follows the label", "recorded")
  static let dimmed = AnnouncementRule(
    "a disabled element is dimmed, before its role", "recorded, 2022-2024")
  static let role = AnnouncementRule(
    "a trait is a role word, in a fixed order", "reference images, iOS 17.5-26.2")
  static let popUpButton = AnnouncementRule(
    "a menu is a pop up button instead of a button", "settled; recorded, 2022-2024")
  static let switchButton = AnnouncementRule(
    "a switch is a switch button, not a button", "recorded, Apple 2023-2024")
  static let switchState = AnnouncementRule(
    "a switch's value 1, 0 or 2 is on, off or mixed, after the role", "recorded, Apple 2024")
  static let switchValue = AnnouncementRule(
    "an author's value replaces a switch's state", "reference images, since iOS 17")
  static let headingLevel = AnnouncementRule(
    "a heading with a level says it; a level alone says nothing", "documented, CVS Health")
  static let searchField = AnnouncementRule(
    "a search field is not called a text field too", "recorded, 2022-2024")
  static let expansion = AnnouncementRule(
    "what can be expanded says whether it is, after the role", "settled; documented")
  static let position = AnnouncementRule(
    "a tab or segment says its position, after the role", "recorded, Apple 2022")
  static let tableHeader = AnnouncementRule(
    "a cell's headers are read before it", "reference images, iOS 17.5-26.2")
  static let tablePlace = AnnouncementRule(
    "a cell says its value, what it heads, then row and column", "reported from devices, since iOS 13")
  static let listPlace = AnnouncementRule(
    "the ends of a list or landmark are marked", "reference images, iOS 17.5-26.2")
  static let importantContent = AnnouncementRule(
    "content of high importance is spoken by its value", "settled; recorded, Apple 2021")
  static let hint = AnnouncementRule("the author's hint follows after a pause", "recorded")
  static let systemHint = AnnouncementRule(
    "the system adds its own hint to this control", "recorded; reference images")
  static let buttonHint = AnnouncementRule(
    "a plain button has a hint only where the setting asks for it", "settled")
  static let actions = AnnouncementRule(
    "an element with named actions says so", "recorded, Apple 2018-2024")
  static let moreContent = AnnouncementRule(
    "an element with custom content says so", "recorded, Apple 2021")
  static let echo = AnnouncementRule(
    "after activation an element repeats its label, without role and hint",
    "recorded, Apple 2021-2025")
  static let change = AnnouncementRule(
    "what changed about the focused element is spoken, nothing else",
    "settled; recorded, Apple 2016-2025")
  static let editing = AnnouncementRule(
    "a field that begins to be edited is read anew with its insertion point",
    "recorded, 2022-2024")
}
