// CloudKit: the declarations of CKLocationSortDescriptor.
// Declared as the framework's interface has it, with code of our own.

class CKLocationSortDescriptor: NSSortDescriptor {
  let relativeLocation: CLLocation
  init(key: String, relativeLocation: CLLocation) {
    self.relativeLocation = relativeLocation
    super.init(key: key, ascending: true)
  }
}
