// SwiftUI: the declarations of UIColor.
// Declared as the framework's interface has it, with code of our own.

extension UIColor {
  convenience init(_ color: Color) {
    let made = color._uiColor ?? UIColor(named: color._given(1, String.self) ?? "") ?? .black
    self.init(_light: made._light, made._dark, made._name)
  }
}
