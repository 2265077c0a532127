// UIKit: the declarations of _InterfaceSetting.

/// A property as a file sets it.
struct _InterfaceSetting {
  let key: String
  let value: Any?
}
