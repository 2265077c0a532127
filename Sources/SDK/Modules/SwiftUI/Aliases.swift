// SwiftUI: its type aliases.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@_exported import Accessibility
@_exported import Combine
import CoreData
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
import Symbols
@_exported import UIKit
import UniformTypeIdentifiers

typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
