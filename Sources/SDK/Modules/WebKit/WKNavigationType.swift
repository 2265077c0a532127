// WebKit: the declarations of WKNavigationType.
// Declared as the framework's interface has it, with code of our own.

enum WKNavigationType: Int {
  case linkActivated = 0
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}
