// Charts: the declarations of AxisValueLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisValueLabel<Content>: AxisMark where Content: View {
  init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil) where Content == Never
  init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: () -> Content)
  init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil) where Content == Text
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil) where Content == Text
  @_disfavoredOverload init<S>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil) where Content == Text, S: StringProtocol
  init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CoreFoundation.CGFloat? = nil,
    verticalSpacing: CoreFoundation.CGFloat? = nil)
  where Content == Never, Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
}
