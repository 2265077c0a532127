// PencilKit: the declarations of PKEraserTool.
// Declared as the framework's interface has it, with code of our own.

struct PKEraserTool: PKTool, Equatable {
  enum EraserType: Sendable {
    case vector
    case bitmap
    case fixedWidthBitmap
  }
  var eraserType: PKEraserTool.EraserType
  var width: CGFloat
  init(_ eraserType: PKEraserTool.EraserType) {
    self.eraserType = eraserType
    width = 0
  }
  init(_ eraserType: PKEraserTool.EraserType, width: CGFloat? = nil) {
    self.eraserType = eraserType
    self.width = width ?? 0
  }
}
