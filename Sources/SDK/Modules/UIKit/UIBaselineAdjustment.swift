// UIKit: the declarations of UIBaselineAdjustment.

enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
