// swiftui-navigation: what it sees.

import SwiftUI
