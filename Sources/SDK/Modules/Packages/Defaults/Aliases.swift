// Defaults: what it sees, and its type aliases.

import SwiftUI

typealias _Defaults = Defaults
typealias _Default = Default
