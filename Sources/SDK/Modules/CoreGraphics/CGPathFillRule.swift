// CoreGraphics: the declarations of CGPathFillRule.
// Declared as the framework's interface has it, with code of our own.

enum CGPathFillRule: Int {
  case winding, evenOdd
}
