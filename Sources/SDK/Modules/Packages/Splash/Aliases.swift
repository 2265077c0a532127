// Splash (github.com/JohnSundell/Splash): what it sees, and its type aliases.

import Foundation
import UIKit

typealias Color = UIColor

extension Font {
  typealias Loaded = UIFont
}
