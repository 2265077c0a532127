// UIKit: the declarations of UIPercentDrivenInteractiveTransition.

class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  override init() { super.init() }
  var percentComplete: CGFloat { 0 }
  var completionSpeed: CGFloat = 1
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  func update(_ percentComplete: CGFloat) {}
  func cancel() {}
  func finish() {}
}
