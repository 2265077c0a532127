// Vision: the declarations of VNImageBasedRequest.
// Declared as the framework's interface has it, with code of our own.

class VNImageBasedRequest: VNRequest {
  var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
