// URLImage: what it sees.

import SwiftUI
