// PencilKit: the declarations of PKToolPicker.
// Declared as the framework's interface has it, with code of our own.

class PKToolPicker: NSObject {
  var selectedTool: any PKTool = PKInkingTool(.pen)
  var isRulerActive = false
  var isVisible: Bool { false }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var colorUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var showsDrawingPolicyControls = true
  var stateAutosaveName: String?
  override init() {}
  class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  func addObserver(_ observer: any PKToolPickerObserver) {}
  func removeObserver(_ observer: any PKToolPickerObserver) {}
  func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  func frameObscured(in view: UIView) -> CGRect
}
