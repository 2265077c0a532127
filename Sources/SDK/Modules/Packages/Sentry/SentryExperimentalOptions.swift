// Sentry: the declarations of SentryExperimentalOptions, as its documentation has them.

class SentryExperimentalOptions: NSObject {
  var enableLogs = false
  var enableDataSwizzling = true
  var enableFileManagerSwizzling = false
}
