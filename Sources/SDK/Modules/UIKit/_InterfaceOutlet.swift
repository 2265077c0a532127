// UIKit: the declarations of _InterfaceOutlet.

/// A connection to an object of the file.
struct _InterfaceOutlet {
  let property: String
  let destination: Int
  let isCollection: Bool
}
