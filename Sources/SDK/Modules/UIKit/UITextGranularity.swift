// UIKit: the declarations of UITextGranularity.

enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
