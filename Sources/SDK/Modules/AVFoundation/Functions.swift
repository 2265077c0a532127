// AVFoundation: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}
