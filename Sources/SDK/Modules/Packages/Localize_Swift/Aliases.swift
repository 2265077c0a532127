// Localize_Swift: what it sees.

import Foundation
