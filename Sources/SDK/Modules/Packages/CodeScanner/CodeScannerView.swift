// CodeScanner (github.com/twostraws/CodeScanner): the declarations of CodeScannerView, as its documentation has them.

/// A picture of the camera, in which nothing is an element.
struct CodeScannerView: View {
  let codeTypes: [AVMetadataObject.ObjectType]
  let scanMode: ScanMode
  let manualSelect: Bool
  let scanInterval: Double
  let showViewfinder: Bool
  let requiresPhotoOutput: Bool
  var simulatedData = ""
  var shouldVibrateOnSuccess: Bool
  var isTorchOn: Bool
  var isPaused: Bool
  var isGalleryPresented: Binding<Bool>
  var completion: (Result<ScanResult, ScanError>) -> Void

  init(
    codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode = .once, manualSelect: Bool = false,
    scanInterval: Double = 2, showViewfinder: Bool = false, requiresPhotoOutput: Bool = true,
    simulatedData: String = "", shouldVibrateOnSuccess: Bool = true, isTorchOn: Bool = false,
    isPaused: Bool = false, isGalleryPresented: Binding<Bool> = .constant(false),
    videoCaptureDevice: AVCaptureDevice? = nil,
    completion: @escaping (Result<ScanResult, ScanError>) -> Void
  ) {
    self.codeTypes = codeTypes
    self.scanMode = scanMode
    self.manualSelect = manualSelect
    self.scanInterval = scanInterval
    self.showViewfinder = showViewfinder
    self.requiresPhotoOutput = requiresPhotoOutput
    self.simulatedData = simulatedData
    self.shouldVibrateOnSuccess = shouldVibrateOnSuccess
    self.isTorchOn = isTorchOn
    self.isPaused = isPaused
    self.isGalleryPresented = isGalleryPresented
    self.completion = completion
  }

  var body: some View { Color.black }
}
