// SwiftUI-Flow: what it sees.

import SwiftUI
