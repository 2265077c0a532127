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

  /// What has an address is taken as loaded, an image without a name; without one nothing ever loads, and one without
  /// a scheme leads nowhere.
  func asyncImage(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node("AsyncImage", call, at: identity)
    let url = call["url"]
    if let url { node.arguments.append(Argument("url", try convert(url, at: identity, around))) }
    var isLoaded = url?.value.unwrapped != nil
    let leadsNowhere =
      url.map { machine.opened($0.typed).value.unwrapped.map(\.isRelativeAddress) ?? false } ?? false
    if leadsNowhere { isLoaded = false }
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
    let name = isLoaded ? "success" : leadsNowhere ? "failure" : "empty"
    guard let phase = machine.nominal("AsyncImagePhase", of: "SwiftUI"),
      let found = phase.cases.firstIndex(where: { $0.name == name })
    else { throw Interruption.unknown("the phase of an image", call.record.place) }
    let error = RuntimeGap(
      .held, source: "error", name: "error", cause: "why an image isn't loaded", place: call.record.place)
    let carried: ContiguousArray<RuntimeValue> =
      isLoaded ? [image] : leadsNowhere ? [.unknown(UnknownValue(error))] : []
    node.children = try self.content(function, shape.result, [.enumCase(found, carried)], at: place, around)
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

/// What a `ScrollViewReader` tells its content.
final class ScrollProxy {}

extension Natives {
  mutating func addProxies() {
    addGeometry()
    addLayoutViews()
    addColorParts()
    self["ScrollViewProxy.scrollTo(_:anchor:)"] = { _, _ in .void }
  }
}

extension RuntimeValue {
  /// Whether it is a URL without a scheme.
  fileprivate var isRelativeAddress: Bool {
    guard case .host(let host) = self, let url = host.value as? URL else { return false }
    return url.scheme == nil
  }
}
