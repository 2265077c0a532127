// SafariServices: the declarations of SFSafariViewController. Its page comes from the network.
// Declared as the framework's interface has it, with code of our own.

class SFSafariViewController: UIViewController {
  enum DismissButtonStyle: Int {
    case done = 0
    case close
    case cancel
  }
  class Configuration: NSObject, NSCopying {
    var entersReaderIfAvailable = false
    var barCollapsingEnabled = true
    override init() {}
    func copy(with zone: NSZone? = nil) -> Any { self }
  }
  weak var delegate: (any SFSafariViewControllerDelegate)?
  let configuration: SFSafariViewController.Configuration
  let _url: URL
  var preferredBarTintColor: UIColor?
  var preferredControlTintColor: UIColor?
  var dismissButtonStyle: SFSafariViewController.DismissButtonStyle = .done
  init(url URL: URL, configuration: SFSafariViewController.Configuration) {
    _url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  override var _part: _Part { _outside }
}
