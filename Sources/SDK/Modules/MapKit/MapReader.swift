// MapKit: the declarations of MapReader. Where points of a map are on the earth isn't known.
// Declared as the framework's interface has it, with code of our own.

struct MapReader<Content>: View where Content: View {
  let _content: (MapProxy) -> Content
  init(@ViewBuilder content: @escaping (MapProxy) -> Content) { _content = content }
  var body: some View { Group { _content(MapProxy()) } }
}
