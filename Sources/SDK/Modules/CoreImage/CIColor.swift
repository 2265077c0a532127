// CoreImage: the declarations of CIColor.
// Declared as the framework's interface has it, with code of our own.

class CIColor: NSObject {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
