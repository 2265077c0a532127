// CoreFoundation: its declarations stand with those of Foundation, which shows them too.

@_exported import Foundation
