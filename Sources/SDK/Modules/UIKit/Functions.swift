// UIKit: its functions.

func UIGraphicsBeginImageContext(_ size: CGSize) {}
func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
func UIGraphicsEndImageContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
func UIGraphicsPushContext(_ context: CGContext) {}
func UIGraphicsPopContext() {}
func UIRectFill(_ rect: CGRect) {}
func UIRectFrame(_ rect: CGRect) {}
func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
