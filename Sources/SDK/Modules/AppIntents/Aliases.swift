// AppIntents: what else it shows.
// Declared as the framework's interface has it, with code of our own.

import CoreLocation
import CoreTransferable
@_exported import Foundation
import SwiftUI
import UniformTypeIdentifiers
