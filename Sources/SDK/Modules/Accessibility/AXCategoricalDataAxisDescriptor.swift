// Accessibility: the declarations of AXCategoricalDataAxisDescriptor.
// Declared as the framework's interface has it, with code of our own.

class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  var title: String
  var categoryOrder: [String]

  init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
