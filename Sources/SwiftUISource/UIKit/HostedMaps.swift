import EarshotViewTree
import EarshotVocabulary

/// A map of MapKit read as SwiftUI's `Map`: its annotations are the stops, and what they are called is what
/// is said (spec formats.md 11, swiftui.md 3.2). What lies on the map itself is Apple's, not the app's.
extension HostedViews {
  func map(_ map: ObjectReference, at identity: Identity, depth: Int) throws(Interrupt) -> ViewNode? {
    if bool("isHidden", of: map) == true || bool("accessibilityElementsHidden", of: map) == true {
      return nil
    }
    try machine.showUIKit(map)
    var children: [ViewNode] = []
    for (index, annotation) in (field("annotations", of: map)?.arrayValue ?? []).enumerated() {
      let place = identity.child("annotation").child(index)
      if let node = try marker(annotation, on: map, at: place, depth: depth) { children.append(node) }
    }
    for (index, child) in (field("subviews", of: map)?.arrayValue ?? []).enumerated() {
      if let node = try node(of: child, at: identity.child(index), depth: depth + 1) { children.append(node) }
    }
    expander.nodeCount += 1
    return ViewNode(.view("Map"), children: children, identity: identity, source: source)
  }

  /// An annotation by the view that the map's delegate makes for it, else by its title.
  private func marker(
    _ annotation: Value, on map: ObjectReference, at identity: Identity, depth: Int
  ) throws(Interrupt) -> ViewNode? {
    var said = try machine.member("title", of: annotation, file: nil, start: 0).flatMap(text)
    if let view = try annotationView(for: annotation, on: map) {
      if bool("isAccessibilityElement", of: view) == false { return nil }
      said = text("accessibilityLabel", of: view) ?? said
    }
    guard let said else {
      machine.notice(
        .warning, .unknownView, file, start,
        "what is said of an annotation without a title is not known", missing: "MKAnnotation")
      return nil
    }
    expander.nodeCount += 1
    return ViewNode(
      .view("Marker"), arguments: [Argument(nil, said.argument)], identity: identity, source: source)
  }

  private func annotationView(
    for annotation: Value, on map: ObjectReference
  ) throws(Interrupt) -> ObjectReference? {
    guard case .object(let delegate)? = field("delegate", of: map),
      case .object(let view)? = try machine.ask(delegate, "mapView", "viewFor", [.object(map), annotation])
    else { return nil }
    return view
  }
}

extension Machine {
  /// What puts annotations on a map and takes them off; nil for any other method.
  func mapMethod(_ map: ObjectReference, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard isKind(map, of: "MKMapView") else { return nil }
    let shown = uikitField("annotations", of: map)?.arrayValue ?? []
    switch call.name {
    case "addAnnotation", "addAnnotations", "showAnnotations":
      let added = Machine.listed(call.first).filter { !shown.contains($0) }
      set("annotations", of: map, to: .array(shown + added))
    case "removeAnnotation", "removeAnnotations":
      let removed = Machine.listed(call.first)
      set("annotations", of: map, to: .array(shown.filter { !removed.contains($0) }))
    case "dequeueReusableAnnotationView":
      guard let annotation = call["for"] else { return Value.none }
      return try makeUIKit(
        TypeValue(info: nil, name: "MKAnnotationView"),
        [EvaluatedArgument(label: "annotation", value: annotation)])
    default: return Machine.mapOnlyShows.contains(call.name) ? .void : nil
    }
    return .void
  }

  private static func listed(_ value: Value?) -> [Value] {
    guard let value, !value.isNone else { return [] }
    return value.arrayValue ?? [value]
  }

  /// Methods of a map that only change what part of the earth it shows and what is drawn there.
  private static let mapOnlyShows: Set<String> = [
    "setRegion", "setCenter", "setCamera", "setVisibleMapRect", "setUserTrackingMode", "setCameraZoomRange",
    "setCameraBoundary", "addOverlay", "addOverlays", "insertOverlay", "removeOverlay", "removeOverlays",
    "selectAnnotation", "deselectAnnotation", "register",
  ]
}
