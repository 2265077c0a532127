// CodeScanner (github.com/twostraws/CodeScanner): what it sees.

@_exported import AVFoundation
import SwiftUI
