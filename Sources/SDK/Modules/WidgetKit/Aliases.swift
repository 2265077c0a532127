// WidgetKit: its type aliases.
// Declared as the framework's interface has it, with code of our own.

import AppIntents
@_exported import DeveloperToolsSupport
@_exported import SwiftUI
