// SnapKit: what it sees.

import UIKit

typealias ConstraintView = UIView
typealias ConstraintPriorityTarget = Float
