// SFSafeSymbols: what it sees.

import SwiftUI
import UIKit
