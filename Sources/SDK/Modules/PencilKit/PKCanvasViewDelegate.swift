// PencilKit: the declarations of PKCanvasViewDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

/// Objective-C's protocol asks for these optionally.
extension PKCanvasViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
