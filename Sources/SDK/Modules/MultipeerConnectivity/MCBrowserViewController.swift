// MultipeerConnectivity: the declarations of MCBrowserViewController.
// Declared as the framework's interface has it, with code of our own.

class MCBrowserViewController: UIViewController {
  weak var delegate: (any MCBrowserViewControllerDelegate)?
  let session: MCSession
  var minimumNumberOfPeers = 2
  var maximumNumberOfPeers = 8
  init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder)
}
