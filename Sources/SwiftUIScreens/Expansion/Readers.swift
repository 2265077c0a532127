import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// Views whose content is given something.
extension ViewExpander {
  func reader(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { throw Interruption.unknown("what \(call.typeName) shows", call.record.place) }
    var node = try node(call.typeName == "GeometryReader" ? call.typeName : "Group", call, at: identity)
    let given: RuntimeValue
    // Layout and time decide what is shown.
    machine.store.cannotRepeat()
    switch call.typeName {
    case "GeometryReader": given = .host(geometry(at: identity))
    case "TimelineView": given = try timeline(shape.parameters.first?.type)
    default: given = .host(ScrollProxy())
    }
    node.children = try self.content(function, shape.result, [given], at: identity.child("content"), around)
    return node
  }

  private func geometry(at identity: Identity) -> Geometry {
    let device = run.environment.device
    let size =
      sizes[identity]
      ?? Size(
        width: device.screen.width, height: device.screen.height - device.safeAreaTop - device.safeAreaBottom)
    assumedSizes[identity] = size
    return Geometry(size: size, safeAreaTop: device.safeAreaTop, safeAreaBottom: device.safeAreaBottom)
  }

  private func timeline(_ type: Type?) throws -> RuntimeValue {
    guard let type = type.map(machine.plain) else { throw Interruption.unknown("the moment of a timeline") }
    let fields = try machine.keptProperties(of: type).map { property, type -> RuntimeValue in
      switch property.name {
      case "date": return .host(Date(timeIntervalSince1970: run.environment.now + run.state.seconds))
      case "cadence": return .enumCase(0, [])
      default: throw Interruption.unknown("the \(property.name) of a timeline")
      }
    }
    guard !fields.isEmpty else { throw Interruption.unknown("the moment of a timeline") }
    return .fields(ContiguousArray(fields))
  }

  /// What has an address is taken as loaded, an image without a name; without one nothing ever loads.
  func asyncImage(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node("AsyncImage", call, at: identity)
    let url = call["url"]
    if let url { node.arguments.append(Argument("url", try convert(url, at: identity, around))) }
    let isLoaded = url?.value.unwrapped != nil
    guard let content = call["content"], let shape = content.type.function,
      case .function(let function) = content.value
    else { return node }
    let image = RuntimeValue.host(BareView("Image", []))
    let place = identity.child("content")
    if let placeholder = call["placeholder"] {
      node.children =
        isLoaded
        ? try self.content(function, shape.result, [image], at: place, around)
        : try views(placeholder, at: place, around)
      return node
    }
    guard let phase = machine.nominal("AsyncImagePhase", of: "SwiftUI"),
      let found = phase.cases.firstIndex(where: { $0.name == (isLoaded ? "success" : "empty") })
    else { throw Interruption.unknown("the phase of an image", call.record.place) }
    node.children = try self.content(
      function, shape.result, [.enumCase(found, isLoaded ? [image] : [])], at: place, around)
    return node
  }

  /// `ViewThatFits`: each view of a group or a loop in it is one to choose from.
  func choices(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try generic(call, at: identity, around)
    node.children = ViewExpander.takenApart(node.children)
    return node
  }

  private static func takenApart(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      guard case .view(let name) = node.kind, name == "Group" || name == "ForEach" else { return [node] }
      return takenApart(node.children).map { child in
        var child = child
        child.modifiers += node.modifiers
        return child
      }
    }
  }
}

/// What a `GeometryReader` tells its content.
final class Geometry {
  let size: Size
  let safeAreaTop: Double
  let safeAreaBottom: Double

  init(size: Size, safeAreaTop: Double, safeAreaBottom: Double) {
    self.size = size
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
  }
}

/// What a `ScrollViewReader` tells its content.
final class ScrollProxy {}

extension Natives {
  mutating func addProxies() {
    self["GeometryProxy.size"] = { arguments, _ in
      let size = try arguments[0].hosted(Geometry.self).size
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
        let size = try arguments[0].hosted(Geometry.self).size
        return .host(CGRect(x: 0, y: 0, width: size.width, height: size.height))
      }
    }
    self["ScrollViewProxy.scrollTo(_:anchor:)"] = { _, _ in .void }
  }
}
