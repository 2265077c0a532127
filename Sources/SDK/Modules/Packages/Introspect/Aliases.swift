// SwiftUI-Introspect: what it sees.

import SwiftUI
