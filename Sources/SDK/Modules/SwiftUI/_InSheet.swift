// SwiftUI: a screen that is opened by itself, where an app may put it.

struct _InSheet<Content: View>: View {
  let content: Content
  @State var isOpen = true
  init(content: Content) { self.content = content }
  var body: some View { Color.clear.sheet(isPresented: $isOpen) { content } }
}
