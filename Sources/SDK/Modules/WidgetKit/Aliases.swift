// WidgetKit: its type aliases.
// Declared as the framework's interface has it, with code of our own.

@_exported import ActivityKit
import AppIntents
@_exported import DeveloperToolsSupport
import RelevanceKit
@_exported import SwiftUI
