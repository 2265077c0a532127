// UIKit: the declarations of UITextField.

class UITextField: UIControl, UITextInput {
  enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
  enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
  static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  /// Of a plain and an attributed text the one that was set last counts. There is always one: none is empty.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextfield/text
  var _string = ""
  var _attributed: NSAttributedString?
  var text: String? {
    get { _string }
    set {
      _string = _Words.heard(newValue) ?? ""
      _attributed = nil
    }
  }
  var attributedText: NSAttributedString? {
    get { _attributed ?? NSAttributedString(string: _string) }
    set {
      _string = newValue?.string ?? ""
      _attributed = newValue
    }
  }
  var _attributedPlaceholder: NSAttributedString?
  var _placeholder: String?
  var placeholder: String? {
    get { _placeholder ?? _attributedPlaceholder?.string }
    set {
      _placeholder = _Words.heard(newValue)
      _attributedPlaceholder = nil
    }
  }
  var attributedPlaceholder: NSAttributedString? {
    get { _attributedPlaceholder ?? _placeholder.map { NSAttributedString(string: $0) } }
    set {
      _attributedPlaceholder = newValue
      _placeholder = nil
    }
  }
  weak var delegate: (any UITextFieldDelegate)?
  var _font: UIFont?
  var font: UIFont? {
    get { _font ?? UIFont.systemFont(ofSize: 17) }
    set { _font = newValue }
  }
  var textColor: UIColor?
  var textAlignment: NSTextAlignment = .natural
  var borderStyle: UITextField.BorderStyle = .none
  var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  var typingAttributes: [NSAttributedString.Key: Any]?
  var allowsEditingTextAttributes: Bool = false
  var adjustsFontSizeToFitWidth: Bool = false
  var adjustsFontForContentSizeCategory: Bool = false
  var minimumFontSize: CGFloat = 0
  var background: UIImage?
  var disabledBackground: UIImage?
  var clearButtonMode: UITextField.ViewMode = .never
  var clearsOnBeginEditing: Bool = false
  var clearsOnInsertion: Bool = false
  var leftView: UIView?
  var leftViewMode: UITextField.ViewMode = .never
  var rightView: UIView?
  var rightViewMode: UITextField.ViewMode = .never
  var isEditing: Bool { isFirstResponder }
  func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect.zero }
  func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? CGRect.zero }
  func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? CGRect.zero }
  func drawText(in rect: CGRect) {}
  func drawPlaceholder(in rect: CGRect) {}
  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize.zero) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = _string.isEmpty ? placeholder ?? "" : _string
    return (font ?? UIFont.systemFont(ofSize: 17))._size(of: shown, within: 0)
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
  override var canBecomeFirstResponder: Bool { isEnabled }
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
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }
  /// What someone types: the whole text then.
  func _edit(_ newText: String) {
    let range = NSRange(location: 0, length: _string.utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: newText) ?? true
    else {
      return
    }
    text = newText
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
  /// The return key.
  func _return() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
  override func _press() { becomeFirstResponder() }

  override var _isElement: Bool { true }
  override var _ownValue: String? {
    if _string.isEmpty { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: min(64, _string.count)) : _string
  }
  override var _ownTraits: UIAccessibilityTraits {
    let own: UIAccessibilityTraits = isSecureTextEntry ? [._textEntry, ._secureTextField] : ._textEntry
    return own.union(_stateTraits)
  }

  override var _parts: [_Part] { [] }
  override func _describe(_ node: inout _Node) {
    if !_string.isEmpty {
      node.value = _string
      node.texts = [_string]
    } else if let placeholder, !placeholder.isEmpty {
      node.texts = [placeholder]
      node.derive("value", "the placeholder")
    }
    if isSecureTextEntry { node.traits = [._textEntry, ._secureTextField] }
    node.edit = { self._edit($0) }
  }
}
