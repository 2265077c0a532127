// SwiftUICore: its declarations stand with those of SwiftUI, which shows them too.

@_exported import SwiftUI
