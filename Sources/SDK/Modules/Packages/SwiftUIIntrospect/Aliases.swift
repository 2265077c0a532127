// swiftui-introspect: what it sees.

import SwiftUI
