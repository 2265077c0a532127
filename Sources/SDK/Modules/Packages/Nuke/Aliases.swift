// Nuke: what it sees, and its type aliases.

import UIKit

typealias PlatformImage = UIImage
typealias PlatformColor = UIColor
