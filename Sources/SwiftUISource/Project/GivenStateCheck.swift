import EarshotVocabulary

/// What can't be done with the values that are given for stored properties, `--state NAME=VALUE`.
public struct GivenStateCheck: Sendable {
  /// Values that no property of their name can have, as sentences: `n is an Int, not "banana"`.
  public private(set) var misfits: [String] = []
  /// Names that no view has, each a warning with the nearest that one has.
  public private(set) var notices: [Notice] = []

  /// A property or an initializer's parameter, seen from its type.
  private struct Place {
    var type: TypeName?
    var owner: TypeInfo
  }

  init(_ state: [(name: String, value: String)], in index: ProjectIndex, _ environment: ScreenEnvironment) {
    guard !state.isEmpty else { return }
    let machine = Machine(
      project: index, environment: environment, overrides: Overrides(), state: AppState())
    let places = GivenStateCheck.places(index, machine)
    for (name, value) in state {
      guard let own = places[name] else {
        let hint = NearestName.hint(for: name, among: places.keys.sorted())
        notices.append(
          Notice(.warning, .input, at: nil, "no view has a stored property named \"\(name)\"\(hint)"))
        continue
      }
      if !own.contains(where: { isValue(value, name, of: $0, machine) }) {
        misfits.append("\(name) is \(machine.inWords(own[0].type, own[0].owner)), not \"\(value)\"")
      }
    }
  }

  private func isValue(
    _ text: String, _ name: String, of place: Place, _ machine: Machine
  ) -> Bool {
    let value = try? machine.stateValue(text, named: name, as: place.type, owner: place.owner)
    return value.flatMap { $0 } != nil
  }

  /// What views and modifiers keep and are made with, by name.
  private static func places(_ index: ProjectIndex, _ machine: Machine) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for info in index.allTypes where info.kind == .structure && isShown(info, index) {
      for property in info.storedProperties {
        let type = machine.givenType(of: property, in: info)
        places[property.name, default: []].append(Place(type: type, owner: info))
      }
      for parameter in info.initializers.flatMap(\.parameters) {
        places[parameter.name, default: []].append(Place(type: parameter.type, owner: info))
      }
    }
    return places
  }

  private static func isShown(_ info: TypeInfo, _ index: ProjectIndex) -> Bool {
    index.isView(info) || index.allNames(of: info).contains("ViewModifier")
  }
}

extension Machine {
  /// `an Int`, `a Mode (calm, rough)`, `a JSON array for [Int]`.
  func inWords(_ type: TypeName?, _ owner: TypeInfo?) -> String {
    guard let type else { return "a value" }
    switch expanded(type, owner: owner) {
    case .array, .named(["Set"], _), .named(["Array"], _): return "a JSON array for \(type.text)"
    case .dictionary: return "a JSON object for \(type.text)"
    case .function: return "a function, which can't be given"
    case .tuple: return "a tuple, which can't be given"
    case .named(["Binding"], let arguments): return inWords(arguments.first, owner)
    default: break
    }
    let article = "AEIO".contains(type.text.first ?? "x") ? "an" : "a"
    guard let info = declaredType(TypeHint(type, owner: owner), in: nil) else {
      return "\(article) \(type.text)"
    }
    guard info.kind == .enumeration else { return "a JSON object for \(type.text)" }
    let cases = info.cases.filter(\.payload.isEmpty).prefix(12).map(\.name).joined(separator: ", ")
    return "\(article) \(type.text) (\(cases))"
  }
}

extension SwiftUIProject {
  /// Looks the values up that `--state` gives, before any view is made with them.
  public func check(
    _ state: [(name: String, value: String)], environment: ScreenEnvironment
  ) -> GivenStateCheck {
    GivenStateCheck(state, in: index, environment)
  }
}
