// AlertToast (github.com/elai950/AlertToast): what it sees.

import SwiftUI
