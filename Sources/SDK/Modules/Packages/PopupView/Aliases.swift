// PopupView: what it sees, and its type aliases.

import SwiftUI

typealias SendableClosure = () -> Void
