// CoreGraphics: the declarations of CGLineJoin.
// Declared as the framework's interface has it, with code of our own.

enum CGLineJoin: Int32 {
  case miter, round, bevel
}
