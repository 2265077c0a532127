// PencilKit: the declarations of PKToolPickerObserver.
// Declared as the framework's interface has it, with code of our own.

protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

/// Objective-C's protocol asks for these optionally.
extension PKToolPickerObserver {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
