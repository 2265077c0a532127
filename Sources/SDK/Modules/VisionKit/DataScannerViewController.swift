// VisionKit: the declarations of DataScannerViewController. There is no camera, and nobody has allowed it.
// Declared as the framework's interface has it, with code of our own.

class DataScannerViewController: UIViewController {
  enum QualityLevel: Hashable, Sendable {
    case balanced
    case fast
    case accurate
  }
  enum TextContentType: Hashable, CaseIterable, Sendable {
    case dateTimeDuration
    case emailAddress
    case flightNumber
    case fullStreetAddress
    case shipmentTrackingNumber
    case telephoneNumber
    case URL
    case currency
  }
  struct RecognizedDataType: Hashable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static func text(
      languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil
    ) -> DataScannerViewController.RecognizedDataType { RecognizedDataType(_name: "text") }
    static func barcode(
      symbologies: [VNBarcodeSymbology] = []
    ) -> DataScannerViewController.RecognizedDataType { RecognizedDataType(_name: "barcode") }
  }
  enum ScanningUnavailable: Error, Sendable {
    case unsupported
    case cameraRestricted
  }
  /// Every iPhone that runs iOS 18 has what it takes; the camera was not allowed yet.
  static var isSupported: Bool { true }
  static var isAvailable: Bool { false }
  static var supportedTextRecognitionLanguages: [String] { get }
  weak var delegate: (any DataScannerViewControllerDelegate)?
  let recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>
  let qualityLevel: DataScannerViewController.QualityLevel
  let recognizesMultipleItems: Bool
  let isHighFrameRateTrackingEnabled: Bool
  let isPinchToZoomEnabled: Bool
  let isGuidanceEnabled: Bool
  let isHighlightingEnabled: Bool
  var isScanning: Bool { false }
  var regionOfInterest: CGRect?
  var zoomFactor: Double = 1
  var overlayContainerView: UIView { get }
  var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { _ in } }
  init(
    recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>,
    qualityLevel: DataScannerViewController.QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true,
    isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder)
  func startScanning() throws {
    throw DataScannerViewController.ScanningUnavailable.unsupported
  }
  func stopScanning() {}
  func capturePhoto() async throws -> UIImage { await withCheckedContinuation { _ in } }
}
