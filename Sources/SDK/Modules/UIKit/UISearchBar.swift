// UIKit: the declarations of UISearchBar.

class UISearchBar: UIView {
  enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }
  enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  weak var delegate: (any UISearchBarDelegate)?
  lazy var searchTextField: UISearchTextField = _makeField()
  func _makeField() -> UISearchTextField {
    let field = UISearchTextField()
    addSubview(field)
    return field
  }
  var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  var prompt: String?
  var searchBarStyle: UISearchBar.Style = .default
  var barStyle: UIBarStyle = .default
  var barTintColor: UIColor?
  var isTranslucent: Bool = true
  var isEnabled: Bool = true
  var isLookToDictateEnabled: Bool = false
  var showsBookmarkButton: Bool = false
  var showsCancelButton: Bool = false
  var showsSearchResultsButton: Bool = false
  var isSearchResultsButtonSelected: Bool = false
  var showsScopeBar: Bool = false
  var scopeButtonTitles: [String]?
  var selectedScopeButtonIndex: Int = 0
  var backgroundImage: UIImage?
  var scopeBarBackgroundImage: UIImage?
  var searchFieldBackgroundPositionAdjustment: UIOffset = UIOffset.zero
  var searchTextPositionAdjustment: UIOffset = UIOffset.zero
  var autocapitalizationType: UITextAutocapitalizationType = .none
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .search
  var enablesReturnKeyAutomatically: Bool = true
  var textContentType: UITextContentType?
  var _inputAccessoryView: UIView?
  override var inputAccessoryView: UIView? {
    get { _inputAccessoryView }
    set { _inputAccessoryView = newValue }
  }
  func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}
  func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {}
  func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  override var canBecomeFirstResponder: Bool { isEnabled }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// What someone types in the field.
  func _edit(_ newText: String) {
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
  }

  override var _parts: [_Part] {
    let field = searchTextField
    var node = field._node()
    node.className = "UISearchTextField"
    node.typeName = nil
    if field.accessibilityLabel == nil {
      let prompt = field.placeholder ?? ""
      node.label = prompt.isEmpty ? _Words.word("Search") : prompt
      node.derive("label", "a search bar's placeholder")
    }
    if field._string.isEmpty, field._accessibility.value == nil { node.value = nil }
    node.edit = { self._edit($0) }
    return [_Part.node(node)]
  }
}
