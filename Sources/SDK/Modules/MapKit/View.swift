// MapKit: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func mapStyle(_ style: MapStyle) -> some View
  /// What a map has besides says what the system gives it to say.
  func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  func mapControlVisibility(_ visibility: Visibility) -> some View
  func mapScope(_ scope: Namespace.ID) -> some View
  func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View
  func mapFeatureSelectionContent(@MapContentBuilder content: @escaping (MapFeature) -> some MapContent)
    -> some View
  func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View
  func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View
  func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void)
    -> some View
  func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View
  func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true) -> some View
  func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View
  func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View
  func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View
  func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View
  func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View
  func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View
  func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View
}
