// PencilKit: the declarations of PKCanvasView.
// Declared as the framework's interface has it, with code of our own.

class PKCanvasView: UIScrollView, PKToolPickerObserver {
  var drawing = PKDrawing() {
    didSet { (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self) }
  }
  var tool: any PKTool = PKInkingTool(.pen)
  var isRulerActive = false
  var drawingPolicy: PKCanvasViewDrawingPolicy = .default
  var allowsFingerDrawing = true
  var isDrawingEnabled = true
  var drawingGestureRecognizer: UIGestureRecognizer { get }
}
