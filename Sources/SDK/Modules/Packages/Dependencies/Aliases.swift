// swift-dependencies: what it sees.

@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
import SwiftUI
