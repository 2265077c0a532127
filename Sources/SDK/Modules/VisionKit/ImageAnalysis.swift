// VisionKit: the declarations of ImageAnalysis.
// Declared as the framework's interface has it, with code of our own.

final class ImageAnalysis {
  init(_analysis: Void) {}
  var transcript: String { get }
  func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool
}
