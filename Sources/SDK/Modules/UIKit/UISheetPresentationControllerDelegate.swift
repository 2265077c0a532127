// UIKit: the declarations of UISheetPresentationControllerDelegate.

protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
