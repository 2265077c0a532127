// NaturalLanguage: the declarations of NLLanguageRecognizer. Which language it is is computed by the system.
// Declared as the framework's interface has it, with code of our own.

class NLLanguageRecognizer: NSObject {
  var dominantLanguage: NLLanguage? { get }
  var languageHints: [NLLanguage: Double] = [:]
  var languageConstraints: [NLLanguage] = []
  override init() {}
  class func dominantLanguage(for string: String) -> NLLanguage?
  func processString(_ string: String) {}
  func reset() {}
  func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double]
}
