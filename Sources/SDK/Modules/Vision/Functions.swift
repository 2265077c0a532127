// Vision: its functions.
// Declared as the framework's interface has it, with code of our own.

func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}

func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  CGRect(
    x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
    width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}
