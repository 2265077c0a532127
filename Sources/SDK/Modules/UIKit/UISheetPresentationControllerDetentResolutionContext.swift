// UIKit: the declarations of UISheetPresentationControllerDetentResolutionContext.

protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
