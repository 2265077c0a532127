// Combine: what it sees.

import Foundation
