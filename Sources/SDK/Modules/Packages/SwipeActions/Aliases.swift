// SwipeActions: what it sees.

import SwiftUI
