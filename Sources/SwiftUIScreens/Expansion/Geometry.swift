import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// What a `GeometryReader` tells its content, and `onGeometryChange` the app.
final class Geometry {
  /// On the screen, in points.
  let frame: Rect
  let safeAreaTop: Double
  let safeAreaBottom: Double

  init(_ frame: Rect, safeAreaTop: Double, safeAreaBottom: Double) {
    self.frame = frame
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
  }
}

extension ViewExpander {
  /// Until it is laid out, a reader is taken to have the screen for itself.
  func geometry(at identity: Identity) -> Geometry {
    let device = run.environment.device
    let whole = Rect(
      x: 0, y: device.safeAreaTop, width: device.screen.width,
      height: device.screen.height - device.safeAreaTop - device.safeAreaBottom)
    let frame = frames[identity] ?? whole
    assumedFrames[identity] = frame
    return Geometry(frame, safeAreaTop: device.safeAreaTop, safeAreaBottom: device.safeAreaBottom)
  }

  /// `.onGeometryChange(for:of:action:)`: what the app makes of the place of a view that is laid out; it is told that
  /// first, and whenever it has become another.
  func observeGeometry(_ call: RecordedCall, at place: Identity) throws -> Modifier {
    guard let transform = call["of"], case .function(let function) = transform.value,
      let shape = transform.type.function, let (action, type) = try action(of: call)
    else { throw Interruption.unknown("what .\(call.name) looks at", call.record.place) }
    machine.store.cannotRepeat()
    if frames[place] == nil {
      assumedFrames.updateValue(nil, forKey: place)
    } else {
      let value = try function.call(.host(geometry(at: place)))
      told.effects.changes.append(
        Effects.Change(
          identity: place, value: machine.opened(TypedValue(value, machine.plain(shape.result))),
          isInitial: true,
          action: action, parameters: type.function?.parameters.count ?? 0))
    }
    return Modifier(
      call.name, [Argument("place", .opaque(OpaqueValue(place), description: ""))], source: call.location)
  }
}

extension Rect {
  /// Whether it is the same within half a point.
  func isAlike(_ other: Rect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(width - other.width) <= 0.5
      && abs(height - other.height) <= 0.5
  }
}

extension Natives {
  mutating func addGeometry() {
    self["GeometryProxy.size"] = { arguments, _ in
      let size = try arguments[0].hosted(Geometry.self).frame.size
      return .host(CGSize(width: size.width, height: size.height))
    }
    self["GeometryProxy.safeAreaInsets"] = { arguments, call in
      let geometry = try arguments[0].hosted(Geometry.self)
      guard let insets = call.machine.nominal("EdgeInsets", of: "SwiftUI") else {
        throw Interruption.unknown("EdgeInsets")
      }
      return try call.machine.make(
        insets.selfType, labels: ["top", "leading", "bottom", "trailing"], .floating(geometry.safeAreaTop),
        .floating(0), .floating(geometry.safeAreaBottom), .floating(0))
    }
    for name in ["CoordinateSpace", "some CoordinateSpaceProtocol"] {
      self["GeometryProxy.frame(in: \(name))"] = { arguments, _ in
        let frame = try arguments[0].hosted(Geometry.self).frame
        // Of a space with a name it isn't known where it begins: the view is taken to stand there.
        let origin = arguments[1].isGlobalSpace ? frame.origin : .zero
        return .host(CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
      }
    }
  }
}

extension RuntimeValue {
  /// `.global`, as a case or as a value of the protocol.
  fileprivate var isGlobalSpace: Bool {
    switch self {
    case .enumCase(0, _): true
    case .record(let record):
      record.callee.name == "global" || record.callee.owner?.dottedName == "GlobalCoordinateSpace"
    default: false
    }
  }
}
