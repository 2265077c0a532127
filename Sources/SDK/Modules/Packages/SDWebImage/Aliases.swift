// SDWebImage: what it sees.

import UIKit
