// swift-perception (github.com/pointfreeco/swift-perception): what it sees, and its type aliases.

@_exported import Observation
import SwiftUI

// Where Observation is there, its wrapper is that of SwiftUI.
typealias Bindable = SwiftUI.Bindable
