// SwiftUI-Shimmer: what it sees.

import SwiftUI
