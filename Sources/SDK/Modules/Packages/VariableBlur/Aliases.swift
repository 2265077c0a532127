// VariableBlur: what it sees.

import SwiftUI
