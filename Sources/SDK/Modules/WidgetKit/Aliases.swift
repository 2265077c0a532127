// WidgetKit: its type aliases.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

import AppIntents
@_exported import DeveloperToolsSupport
@_exported import SwiftUI
