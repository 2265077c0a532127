// GameController: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation

typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
