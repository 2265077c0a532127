// UIKit: the declarations of UIScreen.
// Declared as the framework's interface has it, with code of our own.

class UIScreen: NSObject {
  static let _main = UIScreen()
  static var main: UIScreen { _main }
  static var screens: [UIScreen] { [_main] }
  static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
  var bounds: CGRect { CGRect(x: 0, y: 0, width: _Screen.width, height: _Screen.height) }
  /// In pixels, as the device is held upright.
  var nativeBounds: CGRect {
    let (width, height, scale) = (_Screen.width, _Screen.height, _Screen.scale)
    let (short, long) = width < height ? (width, height) : (height, width)
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  var scale: CGFloat { _Screen.scale }
  var nativeScale: CGFloat { _Screen.scale }
  var brightness: CGFloat = 0.5
  var isCaptured: Bool { false }
  var maximumFramesPerSecond: Int { 60 }
  var traitCollection: UITraitCollection { UITraitCollection.current }
}
