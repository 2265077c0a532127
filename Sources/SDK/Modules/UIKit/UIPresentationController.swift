// UIKit: the declarations of UIPresentationController.

class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable {
  var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  let presentedViewController: UIViewController
  let presentingViewController: UIViewController
  weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  convenience init(_presented controller: UIViewController) {
    self.init(presentedViewController: controller, presenting: controller._presenter)
  }
  var containerView: UIView? { nil }
  var presentedView: UIView? { presentedViewController.view }
  var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? CGRect.zero }
  var shouldPresentInFullscreen: Bool { true }
  var shouldRemovePresentersView: Bool { false }
  func containerViewWillLayoutSubviews() {}
  func containerViewDidLayoutSubviews() {}
  func presentationTransitionWillBegin() {}
  func presentationTransitionDidEnd(_ completed: Bool) {}
  func dismissalTransitionWillBegin() {}
  func dismissalTransitionDidEnd(_ completed: Bool) {}
}
