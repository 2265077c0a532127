import EarshotTreeDocument
import EarshotVocabulary

/// From a written case to a case that can be run.
struct CaseReader {
  let file: String
  let verdicts: CaseVerdicts

  func read(_ value: DataValue) throws(InputError) -> ConformanceCase {
    guard value.isObject else {
      throw InputError(at: value.location, "expected a case here, not \(value.kindInWords)")
    }
    guard let id = value["id"]?.string else {
      throw InputError(at: value.location, "the case has no id")
    }
    let verdict = verdicts.of(id, in: file)
    guard let input = value["input"] ?? (value["body"] == nil ? nil : value) else {
      throw InputError(at: value.location, "the case \"\(id)\" has no input")
    }
    guard let expected = verdict?["expected"] ?? value["expected"], expected.isList else {
      throw InputError(at: value.location, "the case \"\(id)\" has no list of what is expected")
    }
    let mode = try mode(verdict?["mode"] ?? value["mode"])
    return ConformanceCase(
      id: id, location: value.location, input: CaseInput.read(input),
      profile: profile(verdict, value),
      steps: (verdict?["steps"] ?? value["steps"])?.items.compactMap(\.string) ?? [],
      expected: try expectations(expected, in: value), mode: mode,
      modes: try modes(verdict?["each"] ?? value["each"]),
      why: (verdict?["why"] ?? value["why"])?.string,
      isPartial: (verdict?["partial"] ?? value["partial"])?.bool ?? false
        || value["match"]?.string == "subset",
      againstSpoken: (verdict?["against"] ?? value["against"])?.string == "spoken",
      absent: try value["absent"]?.items.map(ElementReader.read) ?? [])
  }

  private func modes(_ value: DataValue?) throws(InputError) -> [ConformanceCase.Mode] {
    var modes: [ConformanceCase.Mode] = []
    for item in value?.items ?? [] { modes.append(try mode(item)) }
    return modes
  }

  private func mode(_ value: DataValue?) throws(InputError) -> ConformanceCase.Mode {
    guard let value else { return .strict }
    guard let mode = value.string.flatMap(ConformanceCase.Mode.init) else {
      let known = ConformanceCase.Mode.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError(at: value.location, "this is no mode; there is \(known)")
    }
    return mode
  }

  private func expectations(
    _ list: DataValue, in owner: DataValue
  ) throws(InputError) -> [Expectation] {
    var found: [Expectation] = []
    for item in list.items {
      if let text = item.string {
        found.append(.utterance(text))
      } else {
        found.append(.element(try ElementReader.read(item)))
      }
    }
    // Where the recording's own order is known to be wrong, the order that was heard is given.
    guard owner["orderTrusted"]?.bool == false, let order = owner["voiceOverOrder"] else {
      return found
    }
    let indices = order.items.compactMap(\.number).compactMap { Int(exactly: $0) }
    guard indices.sorted() == Array(found.indices) else {
      throw InputError(
        at: order.location, "voiceOverOrder names each of the \(found.count) expectations once")
    }
    return indices.map { found[$0] }
  }
}

extension CaseReader {
  /// Dumps whose version is not written down are of the newest system.
  private func profile(_ verdict: DataValue?, _ value: DataValue) -> Profile {
    for field in [verdict?["ios"], value["ios"], value["era"]] {
      if let number = field?.number, let version = Int(exactly: number) {
        return Profile(iOS: version) ?? .ios13
      }
      if let text = field?.string, let version = SystemVersion.major(in: text) {
        return Profile(iOS: version) ?? .ios13
      }
    }
    return .default
  }
}

/// Which iOS a text speaks of.
enum SystemVersion {
  /// The first version named after "iOS"; where there is none, the number the text begins with.
  ///
  /// Dumps of iOS 15-16 count as 16, recordings of 2022-2024 as 17, watchOS 8 as 15; years
  /// alone name no version.
  static func major(in text: String) -> Int? {
    if text.contains("2022-2024") { return 17 }
    if text.contains("watchOS 8") { return 15 }
    if text.contains("15-16"), text.lowercased().contains("dump") { return 16 }
    for start in ["iOS/iPadOS ", "iPadOS ", "iOS "] {
      if let range = text.firstRange(of: start), let number = number(text[range.upperBound...]) {
        return number
      }
    }
    return number(text[...])
  }

  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text.prefix(while: \.isNumber)), (1...99).contains(number) else {
      return nil
    }
    return number
  }
}
