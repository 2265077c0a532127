// swift-dependencies: what it sees.

@_exported import CombineSchedulers
import SwiftUI
