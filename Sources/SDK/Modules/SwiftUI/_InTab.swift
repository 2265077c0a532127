// SwiftUI: a screen that is opened by itself, where an app may put it.

struct _InTab<Content: View>: View {
  let content: Content
  init(content: Content) { self.content = content }
  var body: some View { TabView { content } }
}
