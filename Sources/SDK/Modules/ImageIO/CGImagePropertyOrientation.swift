// ImageIO: the declarations of CGImagePropertyOrientation.
// Declared as the framework's interface has it, with code of our own.

enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}
