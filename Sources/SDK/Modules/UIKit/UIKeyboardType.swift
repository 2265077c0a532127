// UIKit: the declarations of UIKeyboardType.
// Declared as the framework's interface has it, with code of our own.

enum UIKeyboardType: Int {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad,
    twitter, webSearch, asciiCapableNumberPad
  static var alphabet: UIKeyboardType { .asciiCapable }
}
