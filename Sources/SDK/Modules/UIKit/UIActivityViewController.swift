// UIKit: the declarations of UIActivityViewController.

class UIActivityViewController: UIViewController {
  typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  let _items: [Any]
  init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    _items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = UIView() }
  var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  var excludedActivityTypes: [UIActivity.ActivityType]?
  var allowsProminentActivity: Bool = true
}
