// Charts: the declarations of View.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension View {
  func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View
  func chart3DPose(_ pose: Chart3DPose) -> some View
  func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) -> some View
  func chartXAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
  where Content: View
  func chartYAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
  where Content: View
  func chartXAxis(_ visibility: Visibility) -> some View
  func chartYAxis(_ visibility: Visibility) -> some View
  func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent
  func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent
  func chartZAxis(_ visibility: Visibility) -> some View
  func chartZAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent
  func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View
  func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View where S: StringProtocol
  func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View
  func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View where S: StringProtocol
  func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartZAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  @_disfavoredOverload func chartZAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  func chartScrollableAxes(_ axes: Axis.Set) -> some View
  func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric
  func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric
  func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View
  func chartScrollPosition(initialX: some Plottable) -> some View
  func chartScrollPosition(x: Binding<some Plottable>) -> some View
  func chartScrollPosition(initialY: some Plottable) -> some View
  func chartScrollPosition(y: Binding<some Plottable>) -> some View
  func chartPlotStyle<Content>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View
  where Content: View
  func chartOverlay<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
    -> some View where V: View
  func chartBackground<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
    -> some View where V: View
  func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View where Content: View
  func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CoreFoundation.CGFloat? = nil
  ) -> some View
  func chartLegend(_ visibility: Visibility) -> some View
  func chartXScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange
  func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain
  func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange
  func chartXScale(type: ScaleType? = nil) -> some View
  func chartYScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange
  func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain
  func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange
  func chartYScale(type: ScaleType? = nil) -> some View
  func chartZScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange
  func chartZScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain
  func chartZScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange
  func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil)
    -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle
  func chartForegroundStyleScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain
  func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: ScaleRange, Range.VisualValue: ShapeStyle
  func chartForegroundStyleScale(type: ScaleType? = nil) -> some View
  func chartForegroundStyleScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
  where DataValue: Plottable, S: ShapeStyle
  func chartForegroundStyleScale<Domain, S>(domain: Domain, mapping: @escaping (Domain.Element) -> S)
    -> some View where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable
  func chartForegroundStyleScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View
  where DataValue: Plottable, S: ShapeStyle
  func chartSymbolScale<Domain, Range>(domain: Domain, range: Range) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape
  @_disfavoredOverload func chartSymbolScale<Domain>(domain: Domain, range: [any ChartSymbolShape])
    -> some View where Domain: ScaleDomain
  func chartSymbolScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain
  func chartSymbolScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue: ChartSymbolShape
  @_disfavoredOverload func chartSymbolScale(range: [any ChartSymbolShape]) -> some View
  func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
  where DataValue: Plottable, S: ChartSymbolShape
  @_disfavoredOverload func chartSymbolScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View where DataValue: Plottable
  func chartSymbolScale<Domain, S>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View
  where Domain: Collection, S: ChartSymbolShape, Domain.Element: Plottable
  func chartSymbolScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View
  where DataValue: Plottable, S: ChartSymbolShape
  func chartLineStyleScale<Domain, Range>(domain: Domain, range: Range) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle
  func chartLineStyleScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain
  func chartLineStyleScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue == StrokeStyle
  func chartLineStyleScale<DataValue>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
  where DataValue: Plottable
  func chartLineStyleScale<Domain>(domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle)
    -> some View where Domain: Collection, Domain.Element: Plottable
  func chartLineStyleScale<DataValue>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View
  where DataValue: Plottable
  func chartSymbolSizeScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CoreFoundation.CGFloat
  func chartSymbolSizeScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain
  func chartSymbolSizeScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: ScaleRange, Range.VisualValue == CoreFoundation.CGFloat
  func chartSymbolSizeScale(type: ScaleType? = nil) -> some View
  func chartSymbolSizeScale<DataValue>(_ mapping: KeyValuePairs<DataValue, CoreFoundation.CGFloat>)
    -> some View where DataValue: Plottable
  func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CoreFoundation.CGFloat
  ) -> some View where Domain: Collection, Domain.Element: Plottable
  func chartSymbolSizeScale<DataValue>(mapping: @escaping (DataValue) -> CoreFoundation.CGFloat) -> some View
  where DataValue: Plottable
  func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable
  func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable
  func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable
  func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable
  func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable
  func chartZSelection<P>(value: Binding<P?>) -> some View where P: Plottable
  func chartZSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable
  func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View
}
