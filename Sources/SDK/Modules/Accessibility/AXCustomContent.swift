// Accessibility: the declarations of AXCustomContent.
// Declared as the framework's interface has it, with code of our own.

class AXCustomContent: NSObject {
  enum Importance: UInt {
    case `default`, high
  }
  var label: String
  var value: String
  var importance: Importance = .default

  init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
