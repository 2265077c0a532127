// VisionKit: the declarations of ImageAnalyzer. What is in a picture is not known.
// Declared as the framework's interface has it, with code of our own.

final class ImageAnalyzer {
  struct AnalysisTypes: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let text = AnalysisTypes(rawValue: 1)
    static let machineReadableCode = AnalysisTypes(rawValue: 2)
    static let visualLookUp = AnalysisTypes(rawValue: 16)
  }
  struct Configuration: Sendable {
    let analysisTypes: ImageAnalyzer.AnalysisTypes
    var locales: [String] = []
    init(_ types: ImageAnalyzer.AnalysisTypes) { analysisTypes = types }
  }
  static var isSupported: Bool { get }
  static var supportedTextRecognitionLanguages: [String] { get }
  init() {}
  func analyze(
    _ image: UIImage, configuration: ImageAnalyzer.Configuration
  ) async throws -> ImageAnalysis { await withCheckedContinuation { _ in } }
}
