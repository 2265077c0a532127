// UIKit: the declarations of _InterfacePrototype.

/// A cell that code asks for by name.
struct _InterfacePrototype {
  let identifier: String
  let interface: _Interface
}
