// FirebaseAuth (github.com/firebase/firebase-ios-sdk): what it adds to NSNotification, as its documentation has it.

extension NSNotification.Name {
  static let AuthStateDidChange = NSNotification.Name("FIRAuthStateDidChangeNotification")
}
