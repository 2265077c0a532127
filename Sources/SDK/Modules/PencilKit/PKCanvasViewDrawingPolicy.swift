// PencilKit: the declarations of PKCanvasViewDrawingPolicy.
// Declared as the framework's interface has it, with code of our own.

enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default` = 0
  case anyInput
  case pencilOnly
}
