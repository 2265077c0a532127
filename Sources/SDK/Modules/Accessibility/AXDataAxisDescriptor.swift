// Accessibility: the declarations of AXDataAxisDescriptor.
// Declared as the framework's interface has it, with code of our own.

protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}
