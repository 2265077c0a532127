// MapKit: the declarations of MapPitchToggle. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct MapPitchToggle: View {
  let _scope: Namespace.ID?
  init(scope: Namespace.ID? = nil) { _scope = scope }
  var _title: String { get }
  var body: some View { Button(_title) {} }
}
