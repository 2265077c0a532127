// UIKit: the declarations of _NodeAction.

/// An action of the Actions rotor.
struct _NodeAction {
  let name: String
  let perform: () -> Void

  init(name: String, perform: @escaping () -> Void) {
    self.name = name
    self.perform = perform
  }
}
