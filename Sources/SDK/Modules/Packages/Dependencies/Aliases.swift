// swift-dependencies: what it sees.

@_exported import Clocks
@_exported import CombineSchedulers
@_exported import ConcurrencyExtras
@_exported import IssueReporting
import SwiftUI
@_exported import XCTestDynamicOverlay
