// MapKit: the declarations of MapUserLocationButton. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct MapUserLocationButton: View {
  let _scope: Namespace.ID?
  init(scope: Namespace.ID? = nil) { _scope = scope }
  var _title: String { get }
  var body: some View { Button(_title) {} }
}
