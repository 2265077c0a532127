// LaunchAtLogin: what it sees.

import SwiftUI
