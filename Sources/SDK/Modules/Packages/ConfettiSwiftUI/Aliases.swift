// ConfettiSwiftUI: what it sees.

import SwiftUI
