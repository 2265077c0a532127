// UIKit: the declarations of UIAlertController.

class UIAlertController: UIViewController {
  enum Style: Int, Sendable {
    case actionSheet, alert
  }
  enum Severity: Int, Sendable {
    case `default`, critical
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    _style = preferredStyle
  }
  var _style: UIAlertController.Style = .actionSheet
  var preferredStyle: UIAlertController.Style { _style }
  var message: String?
  var severity: UIAlertController.Severity = .default
  var actions: [UIAlertAction] = []
  var preferredAction: UIAlertAction?
  var textFields: [UITextField]?
  func addAction(_ action: UIAlertAction) { actions.append(action) }
  func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  override func loadView() { view = UIView() }
  /// What choosing one of the buttons does.
  func _choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    _presenter?.dismiss(animated: true)
    action._handler?(action)
  }
}
