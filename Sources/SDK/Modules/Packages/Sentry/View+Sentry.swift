// Sentry (github.com/getsentry/sentry-cocoa): what it adds to View, as its documentation has it.

extension View {
  func sentryTrace(_ viewName: String? = nil, waitForFullDisplay: Bool? = nil) -> some View { self }
  func sentryReplayMask() -> some View { self }
  func sentryReplayUnmask() -> some View { self }
  func sentryReplayPreviewMask(opacity: Float = 1) -> some View { self }
}
