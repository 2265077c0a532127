// SwiftDate: what it sees.

import Foundation
