// CodeScanner (github.com/twostraws/CodeScanner): what it adds to AVCaptureDevice, as its documentation has it.

extension AVCaptureDevice {
  static var bestForVideo: AVCaptureDevice? { get }
  static func zoomedCameraForQRCode(withMinimumCodeSize minimumCodeSize: Float = 20) -> AVCaptureDevice?
}
