// UIKit: the declarations of UIAccessibilityCustomRotor.

class UIAccessibilityCustomRotor: NSObject {
  typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  enum Direction: Int, Sendable {
    case previous, next
  }
  enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  var name: String
  var attributedName: NSAttributedString
  var itemSearchBlock: UIAccessibilityCustomRotor.Search
  let systemRotorType: UIAccessibilityCustomRotor.SystemRotorType

  /// One of the system's kinds has the system's name (assumed: as the rotor calls what it finds by itself).
  var _shownName: String {
    switch systemRotorType {
    case .none: name
    case .link, .visitedLink: "Links"
    case .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
      .headingLevel6:
      "Headings"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underline Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }

  init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}
