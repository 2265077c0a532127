// ButtonKit: what it sees, and its type aliases.

import SwiftUI

typealias ThrowableButton = AsyncButton
