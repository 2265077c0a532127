// os: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation

typealias os_unfair_lock_s = os_unfair_lock
typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
