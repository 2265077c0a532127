// SkeletonUI: what it sees.

import SwiftUI
