// NavigationBackport: what it sees, and its type aliases.

import SwiftUI

typealias PathNavigator = Navigator<AnyHashable>
