// PencilKit: the declarations of PKStroke.
// Declared as the framework's interface has it, with code of our own.

struct PKStroke: Sendable {
  var ink: PKInk
  var transform: CGAffineTransform
  var renderBounds: CGRect { get }
}
