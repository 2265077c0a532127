import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import EarshotViewTree
import EarshotVocabulary

/// Views and controllers of UIKit in a screen of SwiftUI.
extension ViewExpander {
  private static let hostingProtocols = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  /// Whether what a view of the app's shows is made by UIKit.
  func hosts(_ type: Type) -> Bool {
    ViewExpander.hostingProtocols.contains { name in
      machine.nominal(name, of: "SwiftUI").map { machine.conforms(type, to: $0) } ?? false
    }
  }

  /// What a view is called: a view of the SDK's around an object of the app's by that.
  func shownName(of view: TypedValue) -> String {
    guard let nominal = view.type.nominal else { return "\(view.type)" }
    if !nominal.module.isSource, case .fields(let fields) = view.value,
      case .object(let object)? = fields.first,
      let own = object.type.nominal, own.module.isSource
    {
      return own.dottedName
    }
    return nominal.dottedName
  }

  /// What a representable shows.
  func hosted(_ view: TypedValue, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    // Objects of UIKit change without anyone being told.
    machine.store.cannotRepeat()
    let source = location(of: view)
    let host = UIKitOnScreen(expander: self, around: around)
    guard let expander = UIKitExpander(host, source: source) else {
      throw Interruption.unknown("what UIKit makes")
    }
    let placed = try settled(view, at: identity, around)
    let key = PropertyPlace.Key(view: identity, property: Identity.root.child("hosted"))
    let place = PropertyPlace(key, environment: around.environment, run)
    var arguments: ContiguousArray<RuntimeValue> = [placed.value, .host(place)]
    let shown = try machine.call(member: showing(view.type), on: view.type, own: [], &arguments)
    let nodes = try expander.nodes(showing: shown, at: identity.child("view"))
    try count()
    guard let nominal = view.type.nominal, nominal.module.isSource else {
      return [ViewNode(.view("Group"), children: nodes, identity: identity)]
    }
    return [ViewNode(.custom(nominal.dottedName), children: nodes, identity: identity, source: source)]
  }

  /// The function of the SDK's code that gives the object of UIKit's which stands for a view.
  private func showing(_ type: Type) throws -> Value {
    for name in ViewExpander.hostingProtocols {
      guard let owner = machine.nominal(name, of: "SwiftUI"), machine.conforms(type, to: owner),
        let found = machine.program.ownValues(named: "_hosted", of: owner).first
      else { continue }
      return found
    }
    throw Interruption.unknown("what UIKit makes of \(type)")
  }
}

/// The screen of SwiftUI around a view of UIKit.
private final class UIKitOnScreen: UIKitHost {
  private let expander: ViewExpander
  private let around: Surroundings
  var machine: Machine { expander.machine }

  init(expander: ViewExpander, around: Surroundings) {
    self.expander = expander
    self.around = around
  }

  func handler(_ function: FunctionValue, _ type: Type) -> Handler {
    Handler(expander.run.action(.function(function, type)))
  }

  func nodes(ofSwiftUI view: TypedValue, at identity: Identity) throws -> [ViewNode] {
    [ViewNode(.view("Group"), children: try expander.expand(view, at: identity, around), identity: identity)]
  }

  func standing(
    for name: String, place: CodePlace?, at identity: Identity, _ body: () throws -> [ViewNode]
  ) throws -> [ViewNode] {
    try expander.standingIn(name, place: place, at: identity, body)
  }

  func leaveOut(_ cause: String) {
    machine.store.note(
      RuntimeGap(.component, source: cause, name: cause, cause: .beyondBounds(cause), place: nil))
  }

  func count() throws { try expander.count() }
}
