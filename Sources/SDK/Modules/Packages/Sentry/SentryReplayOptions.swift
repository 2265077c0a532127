// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryReplayOptions, as its documentation has them.

class SentryReplayOptions: NSObject {
  enum SentryReplayQuality: Int { case low, medium, high }

  var sessionSampleRate: Float
  var onErrorSampleRate: Float
  var maskAllText: Bool
  var maskAllImages: Bool
  var quality: SentryReplayQuality = .medium
  var maskedViewClasses: [AnyClass] = []
  var unmaskedViewClasses: [AnyClass] = []

  init(
    sessionSampleRate: Float = 0, onErrorSampleRate: Float = 0, maskAllText: Bool = true,
    maskAllImages: Bool = true
  ) {
    self.sessionSampleRate = sessionSampleRate
    self.onErrorSampleRate = onErrorSampleRate
    self.maskAllText = maskAllText
    self.maskAllImages = maskAllImages
  }
}
