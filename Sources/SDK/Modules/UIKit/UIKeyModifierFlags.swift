// UIKit: the declarations of UIKeyModifierFlags.

struct UIKeyModifierFlags: OptionSet, Sendable {
  static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
