// MapKit: the declarations of MKLocalSearchCompletion.
// Declared as the framework's interface has it, with code of our own.

class MKLocalSearchCompletion: NSObject, Sendable {
  var title: String { get }
  var titleHighlightRanges: [NSValue] { get }
  var subtitle: String { get }
  var subtitleHighlightRanges: [NSValue] { get }
}
