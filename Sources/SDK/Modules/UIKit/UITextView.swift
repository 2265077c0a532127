// UIKit: the declarations of UITextView.

class UITextView: UIScrollView, UITextInput {
  static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

  convenience init() { self.init(frame: CGRect.zero, textContainer: nil) }
  override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
  init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  convenience init(usingTextLayoutManager: Bool) { self.init(frame: CGRect.zero, textContainer: nil) }

  /// Of a plain and an attributed text the one that was set last counts.
  var _string = ""
  var _attributed: NSAttributedString?
  var text: String! {
    get { _string }
    set {
      _string = newValue ?? ""
      _attributed = nil
    }
  }
  var attributedText: NSAttributedString! {
    get { _attributed ?? NSAttributedString(string: _string) }
    set {
      _string = newValue?.string ?? ""
      _attributed = newValue
    }
  }
  var _font: UIFont?
  var font: UIFont? {
    get { _font ?? UIFont.systemFont(ofSize: 12) }
    set { _font = newValue }
  }
  var textColor: UIColor?
  var textAlignment: NSTextAlignment = .natural
  var isEditable: Bool = true
  var isSelectable: Bool = true
  var selectedRange: NSRange = NSRange(location: 0, length: 0)
  var dataDetectorTypes: UIDataDetectorTypes = []
  var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  var allowsEditingTextAttributes: Bool = false
  var adjustsFontForContentSizeCategory: Bool = false
  var clearsOnInsertion: Bool = false
  var usesStandardTextScaling: Bool = false
  var isFindInteractionEnabled: Bool = false
  var borderStyle: Int = 0
  var textContainer: NSTextContainer
  var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  lazy var layoutManager = NSLayoutManager()
  lazy var textStorage = NSTextStorage(_view: self)
  var _textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  func scrollRangeToVisible(_ range: NSRange) {}
  override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    (font ?? UIFont.systemFont(ofSize: 12))._size(of: _string, within: size.width)
  }

  // MARK: Input

  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var inlinePredictionType: UITextInlinePredictionType = .default
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .default
  var enablesReturnKeyAutomatically: Bool = false
  var isSecureTextEntry: Bool = false
  var textContentType: UITextContentType!
  var passwordRules: UITextInputPasswordRules?
  lazy var inputAssistantItem = UITextInputAssistantItem()
  var _inputView: UIView?
  override var inputView: UIView? {
    get { _inputView }
    set { _inputView = newValue }
  }
  var _inputAccessoryView: UIView?
  override var inputAccessoryView: UIView? {
    get { _inputAccessoryView }
    set { _inputAccessoryView = newValue }
  }
  override var canBecomeFirstResponder: Bool { isEditable }
  var hasText: Bool { !_string.isEmpty }
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  var beginningOfDocument: UITextPosition { UITextRange(_from: 0, 0).start }
  var endOfDocument: UITextPosition { UITextRange(_from: _string.count, _string.count).start }
  func text(in range: UITextRange) -> String? {
    let length = max(0, range.end._offset - range.start._offset)
    return String(_string.dropFirst(range.start._offset).prefix(length))
  }
  func replace(_ range: UITextRange, withText text: String) {
    let head = _string.prefix(range.start._offset)
    let tail = _string.dropFirst(range.end._offset)
    self.text = String(head) + text + String(tail)
  }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(_from: fromPosition._offset, toPosition._offset)
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position._offset + offset
    return place < 0 || place > _string.count ? nil : UITextRange(_from: place, place).start
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition._offset - from._offset
  }
  func caretRect(for position: UITextPosition) -> CGRect { CGRect.zero }
  func firstRect(for range: UITextRange) -> CGRect { CGRect.zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func insertText(_ text: String) { _edit(_string + text) }
  func deleteBackward() { _edit(String(_string.dropLast())) }

  // MARK: Editing

  @discardableResult override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, _textDelegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    _textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard _textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    _textDelegate?.textViewDidEndEditing(self)
    return true
  }
  /// What someone types: the whole text then.
  func _edit(_ newText: String) {
    let range = NSRange(location: 0, length: _string.utf16.count)
    guard _textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: newText) ?? true else {
      return
    }
    text = newText
    _textDelegate?.textViewDidChange(self)
  }

  override var _isElement: Bool { true }
  override var _ownLabel: String? { isEditable || _string.isEmpty ? nil : _string }
  override var _ownValue: String? { isEditable && !_string.isEmpty ? _string : nil }
  override var _ownTraits: UIAccessibilityTraits { isEditable ? ._textEntry : .staticText }

  override var _parts: [_Part] { [] }
  override func _describe(_ node: inout _Node) {
    if !_string.isEmpty { node.texts = [_string] }
    if isEditable {
      node.edit = { self._edit($0) }
    } else {
      node.traits = .staticText
      node.derive("traits", "a text view that can't be edited", isGuess: true)
    }
  }
}
