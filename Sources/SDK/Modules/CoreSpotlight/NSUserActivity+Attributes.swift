// CoreSpotlight: what it adds to NSUserActivity.
// Declared as the framework's interface has it, with code of our own.

extension NSUserActivity {
  var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { _ActivityAttributes.kept[ObjectIdentifier(self)] }
    set { _ActivityAttributes.kept[ObjectIdentifier(self)] = newValue }
  }
}
