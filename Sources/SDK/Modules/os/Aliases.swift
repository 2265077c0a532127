// os: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation
