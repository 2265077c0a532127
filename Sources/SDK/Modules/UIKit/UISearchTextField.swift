// UIKit: the declarations of UISearchTextField.

class UISearchTextField: UITextField {
  var tokens: [UISearchToken] = []
  var tokenBackgroundColor: UIColor!
  var allowsDeletingTokens: Bool = true
  var allowsCopyingTokens: Bool = true
  func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
  override var _ownTraits: UIAccessibilityTraits {
    UIAccessibilityTraits([._textEntry, .searchField]).union(_stateTraits)
  }
}
