// CoreTransferable: what else it shows.
// Declared as the framework's interface has it, with code of our own.

import Foundation
@_exported import UniformTypeIdentifiers
