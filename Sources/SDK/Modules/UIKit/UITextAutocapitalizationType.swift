// UIKit: the declarations of UITextAutocapitalizationType.
// Declared as the framework's interface has it, with code of our own.

enum UITextAutocapitalizationType: Int {
  case none, words, sentences, allCharacters
}
