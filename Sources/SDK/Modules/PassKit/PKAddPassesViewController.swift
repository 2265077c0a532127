// PassKit: the declarations of PKAddPassesViewController. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

class PKAddPassesViewController: UIViewController {
  class func canAddPasses() -> Bool { true }
  init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }
  init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
}
