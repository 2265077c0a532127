// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryTracedView, as its documentation has them.

struct SentryTracedView<Content: View>: View {
  let content: () -> Content

  init(
    _ viewName: String? = nil, waitForFullDisplay: Bool? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  var body: some View { content() }
}
