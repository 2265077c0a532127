// WidgetKit: the declarations of DynamicIslandExpandedContent.
// Declared as the framework's interface has it, with code of our own.

struct DynamicIslandExpandedContent<Content> where Content: View {
  let _content: Content
}
