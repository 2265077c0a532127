// swift-markdown-ui: what it sees.

import SwiftUI
