// ActivityIndicatorView (github.com/exyte/ActivityIndicatorView): what it sees.

import SwiftUI
