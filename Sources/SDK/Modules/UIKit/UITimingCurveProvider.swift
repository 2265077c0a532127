// UIKit: the declarations of UITimingCurveProvider.

protocol UITimingCurveProvider: NSObjectProtocol {}
