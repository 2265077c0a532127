// MapKit: the declarations of MKLocalSearchCompleterDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

/// Objective-C's protocol asks for these optionally.
extension MKLocalSearchCompleterDelegate {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
