// Translation: the declarations of TranslationError.
// Declared as the framework's interface has it, with code of our own.

struct TranslationError: Error, LocalizedError {
  let _code: Int
  init(_code: Int) { self._code = _code }
  static let unsupportedSourceLanguage = TranslationError(_code: 1)
  static let unsupportedTargetLanguage = TranslationError(_code: 2)
  static let unsupportedLanguagePairing = TranslationError(_code: 3)
  static let unableToIdentifyLanguage = TranslationError(_code: 4)
  static let nothingToTranslate = TranslationError(_code: 5)
  static let internalError = TranslationError(_code: 6)
  static let alreadyCancelled = TranslationError(_code: 7)
  static let notInstalled = TranslationError(_code: 8)
  static func ~= (lhs: TranslationError, rhs: any Error) -> Bool {
    (rhs as? TranslationError)?._code == lhs._code
  }
  var errorDescription: String? { get }
  var failureReason: String? { get }
}
