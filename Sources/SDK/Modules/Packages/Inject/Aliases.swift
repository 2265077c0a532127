// Inject: what it sees.

import SwiftUI
