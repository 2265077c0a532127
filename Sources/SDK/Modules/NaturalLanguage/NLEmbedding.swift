// NaturalLanguage: the declarations of NLEmbedding.
// Declared as the framework's interface has it, with code of our own.

class NLEmbedding: NSObject {
  class func wordEmbedding(for language: NLLanguage) -> NLEmbedding?
  class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding?
  var dimension: Int { get }
  var vocabularySize: Int { get }
  var language: NLLanguage? { get }
  func contains(_ string: String) -> Bool
  func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> Double
  func vector(for string: String) -> [Double]?
  func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, Double)]
}
