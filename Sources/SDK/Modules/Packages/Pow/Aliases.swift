// Pow: what it sees.

import SwiftUI
