// Vision: the declarations of VNImageCropAndScaleOption.
// Declared as the framework's interface has it, with code of our own.

enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit = 1
  case scaleFill = 2
  case scaleFitRotate90CCW = 257
  case scaleFillRotate90CCW = 258
}
