// UIKit: the declarations of UIDatePickerStyle.

enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
