// UIKit: the declarations of UIPopoverPresentationController.

class UIPopoverPresentationController: UIPresentationController {
  var sourceView: UIView?
  var sourceRect: CGRect = CGRect.zero
  var barButtonItem: UIBarButtonItem?
  var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  var permittedArrowDirections: UIPopoverArrowDirection = .any
  var arrowDirection: UIPopoverArrowDirection { .unknown }
  var canOverlapSourceViewRect: Bool = false
  var backgroundColor: UIColor?
  var passthroughViews: [UIView]?
  var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets.zero
  var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController(_presented: presentedViewController)
  }
}
