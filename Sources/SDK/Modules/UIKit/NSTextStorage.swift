// UIKit: the declarations of NSTextStorage.

class NSTextStorage: NSMutableAttributedString {
  struct EditActions: OptionSet, Sendable {
    static let editedAttributes = EditActions(rawValue: 1 << 0)
    static let editedCharacters = EditActions(rawValue: 1 << 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  weak var _view: UITextView?
  convenience init(_view view: UITextView) {
    self.init(attributedString: view.attributedText)
    _view = view
  }
  var layoutManagers: [NSLayoutManager] = []
  func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {}
  func processEditing() {}
}
