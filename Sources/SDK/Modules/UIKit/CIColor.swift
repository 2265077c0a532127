// UIKit: what it adds to CIColor.
// Declared as the framework's interface has it, with code of our own.

extension CIColor {
  convenience init(color: UIColor) {
    let parts = color._shown
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
