// SentrySwiftUI (github.com/getsentry/sentry-cocoa): what it sees.

@_exported import Sentry
