// Then: what it sees.

import Foundation
