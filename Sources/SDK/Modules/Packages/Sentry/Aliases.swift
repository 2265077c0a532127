// Sentry (github.com/getsentry/sentry-cocoa): what it sees.

@_exported import Foundation
import SwiftUI

typealias SentryBeforeSendEventCallback = (Event) -> Event?
typealias SentryBeforeBreadcrumbCallback = (Breadcrumb) -> Breadcrumb?
