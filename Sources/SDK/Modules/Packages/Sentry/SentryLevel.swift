// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryLevel, as its documentation has them.

enum SentryLevel: UInt { case none, debug, info, warning, error, fatal }
