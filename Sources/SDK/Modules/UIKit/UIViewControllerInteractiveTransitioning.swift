// UIKit: the declarations of UIViewControllerInteractiveTransitioning.

protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
