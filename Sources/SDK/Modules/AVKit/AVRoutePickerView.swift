// AVKit: the declarations of AVRoutePickerView. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

class AVRoutePickerView: UIView {
  var prioritizesVideoDevices = false
  var activeTintColor: UIColor!
  override var _part: _Part { _outside }
}
