// CoreGraphics: the declarations of CGLineCap.
// Declared as the framework's interface has it, with code of our own.

enum CGLineCap: Int32 {
  case butt, round, square
}
