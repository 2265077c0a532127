// AVFoundation: the declarations of AVCaptureVideoPreviewLayer.
// Declared as the framework's interface has it, with code of our own.

class AVCaptureVideoPreviewLayer: CALayer {
  var session: AVCaptureSession?
  var videoGravity: AVLayerVideoGravity = .resizeAspect
  convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
