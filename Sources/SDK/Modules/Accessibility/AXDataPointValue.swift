// Accessibility: the declarations of AXDataPointValue.
// Declared as the framework's interface has it, with code of our own.

class AXDataPointValue: NSObject {
  var number: Double
  var category: String

  init(number: Double) {
    self.number = number
    category = ""
  }

  init(category: String) {
    number = 0
    self.category = category
  }
}
