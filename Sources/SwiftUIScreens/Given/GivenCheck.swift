import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What a text can't be that is given for a property by its name.
package enum GivenMisfit: Equatable {
  /// No view has a property of that name; with the names that some have.
  case noProperty([String])
  /// No property of the name can have the value, as a sentence: `n is an Int, not "banana"`.
  case noValue(String)
}

extension AppCode {
  /// Looks up where a value could go that is given for a name; nil: somewhere it fits.
  package func misfit(of text: String, for name: String) -> GivenMisfit? {
    alone { code in
      let all = code.givenPlaces()
      guard let places = all[name] else { return .noProperty(all.keys.sorted()) }
      let standIns = StandIns(code.machine, .none)
      let fits = places.contains { type in (try? standIns.value(text, as: type)).flatMap { $0 } != nil }
      return fits ? nil : .noValue("\(name) is \(standIns.inWords(places[0])), not \"\(text)\"")
    }
  }

  /// The values of a data file, by name, of which no property of the name can be, each as a sentence; nil inside: it is
  /// one. Of names that no view has nothing is said.
  package func misfits(ofDataIn given: GivenValues) -> [String: String?] {
    alone { code in
      let (all, standIns) = (code.givenPlaces(), StandIns(code.machine, .none))
      var found: [String: String?] = [:]
      for (name, value) in given.data {
        guard let places = all[name] else { continue }
        let fits = places.contains { type in (try? standIns.value(value, as: type)).flatMap { $0 } != nil }
        found[name] = .some(
          fits ? nil : "\(name) is \(standIns.inWords(places[0])), which its value here is not")
      }
      return found
    }
  }
}

extension LoadedCode {
  /// The types of what views and modifiers keep and are made with, by name.
  fileprivate func givenPlaces() -> [String: [Type]] {
    var places: [String: [Type]] = [:]
    let program = machine.program
    for declaration in program.sourceTypes where declaration.kind == .structure {
      let type = declaration.selfType
      guard machine.conforms(type, to: types.view) || machine.conforms(type, to: types.modifier) else {
        continue
      }
      for property in machine.storedProperties(of: type) {
        places[property.name, default: []].append(machine.type(of: property, on: type))
      }
      for initializer in program.ownValues(named: "init", of: declaration) {
        for parameter in program.interface(of: initializer).parameters ?? [] {
          places[parameter.name, default: []].append(parameter.type)
        }
      }
    }
    return places
  }
}

extension StandIns {
  /// A type as code writes it: `[Int]`.
  private func written(_ type: Type) -> String {
    let arguments = type.arguments.map(written)
    if type.nominal === machine.program.language.type("Array") { return "[\(arguments[0])]" }
    if type.nominal === machine.program.language.type("Dictionary") {
      return "[\(arguments[0]): \(arguments[1])]"
    }
    return "\(type)"
  }

  /// What can be given for a type: `an Int`, `a Mode (calm, rough)`, `a JSON array for [Int]`.
  fileprivate func inWords(_ type: Type) -> String {
    let name = written(type)
    let article = "AEIO".contains(name.first ?? "x") ? "an" : "a"
    switch type.kind {
    case .function: return "a function, which can't be given"
    case .tuple: return "a tuple, which can't be given"
    default: break
    }
    if let held = holding(type) { return inWords(held) }
    if elementType(of: type, literal: "dictionaryLiteral") != nil { return "a JSON object for \(name)" }
    if elementType(of: type, literal: "arrayLiteral") != nil { return "a JSON array for \(name)" }
    guard let nominal = type.nominal, nominal.module.isSource else { return "\(article) \(name)" }
    guard nominal.kind == .enumeration else { return "a JSON object for \(name)" }
    let plain = nominal.cases.filter { (machine.program.interface(of: $0).parameters ?? []).isEmpty }
    return "\(article) \(name) (\(plain.prefix(12).map(\.name).joined(separator: ", ")))"
  }
}
