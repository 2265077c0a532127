// UIKit: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Accessibility
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import QuartzCore
@_exported import Symbols

typealias AXVoidReturnBlock = () -> Void
typealias AXStringReturnBlock = () -> String?
typealias AXBoolReturnBlock = () -> Bool
typealias AXArrayReturnBlock = () -> [Any]?
typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
typealias UIActionHandler = (UIAction) -> Void
typealias UITrait = any UITraitDefinition.Type
