// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SamplingContext, as its documentation has them.

class SamplingContext: NSObject {
  var customSamplingContext: [String: Any]? { nil }
}
