// NaturalLanguage: the declarations of NLModel.
// Declared as the framework's interface has it, with code of our own.

class NLModel: NSObject {
  convenience init(contentsOf url: URL) throws
  func predictedLabel(for string: String) -> String?
  func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double]
}
