// Charts: its type aliases.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@_exported import Foundation
@_exported import SwiftUI
