// swiftui-cached-async-image: what it sees.

import SwiftUI
