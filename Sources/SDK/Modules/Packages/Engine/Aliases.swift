// Engine (github.com/nathantannar4/Engine): what it sees.

import SwiftUI
