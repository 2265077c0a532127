// MultipeerConnectivity: the declarations of MCBrowserViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
