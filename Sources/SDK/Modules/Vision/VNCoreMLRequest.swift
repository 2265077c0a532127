// Vision: the declarations of VNCoreMLRequest.
// Declared as the framework's interface has it, with code of our own.

class VNCoreMLRequest: VNImageBasedRequest {
  let model: VNCoreMLModel
  var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop
  convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }
  init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
