// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryId, as its documentation has them.

class SentryId: NSObject {
  static let empty = SentryId(uuidString: "00000000-0000-0000-0000-000000000000")

  let sentryIdString: String

  override init() { sentryIdString = UUID().uuidString.filter { $0 != "-" }.lowercased() }
  init(uuidString: String) { sentryIdString = uuidString.filter { $0 != "-" }.lowercased() }
}
