// CoreGraphics: the declarations of CGImageAlphaInfo.
// Declared as the framework's interface has it, with code of our own.

enum CGImageAlphaInfo: UInt32 {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}
