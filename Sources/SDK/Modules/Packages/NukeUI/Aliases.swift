// NukeUI: what it sees, and its type aliases.

import Nuke
import SwiftUI

typealias ImageRequest = Nuke.ImageRequest
