// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryFeedback, as its documentation has them.

class SentryFeedback: NSObject {
  enum Source: String { case widget, custom }

  init(
    message: String, name: String?, email: String?, source: Source = .widget,
    associatedEventId: SentryId? = nil,
    attachments: [Attachment]? = nil
  ) {}
}
