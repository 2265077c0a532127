// CoreImage: a filter that changes a picture.

class _ImageFilter: CIFilter, CIGaussianBlur, CISepiaTone {
  var inputImage: CIImage?
  var radius: Float = 10
  var intensity: Float = 1
  override var outputImage: CIImage? { inputImage }
}
