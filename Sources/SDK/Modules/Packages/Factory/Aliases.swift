// Factory: what it sees.

@_exported import FactoryKit
import SwiftUI
