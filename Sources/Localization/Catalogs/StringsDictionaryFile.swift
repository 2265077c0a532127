/// A `.stringsdict` file (spec formats.md 9.3): formats with plural, device and width rules.
enum StringsDictionaryFile {
  /// - Parameter bytes: UTF-8.
  static func read(_ bytes: [UInt8]) -> TextTable {
    var table = TextTable()
    do throws(CatalogFault) {
      guard case .dictionary(let members) = try PropertyListReader.read(bytes) else {
        throw CatalogFault(0, "no texts: the property list is not a dictionary")
      }
      for member in members {
        if let translation = translation(member.value) {
          table.add(member.key, translation, at: member.offset)
        }
      }
    } catch {
      table.fault = error
    }
    return table
  }

  private static func translation(_ value: PropertyList) -> Translation? {
    switch value {
    case .text(let text), .number(let text): return Translation(.text(text))
    case .dictionary(let members):
      if let cases = dictionary("NSStringDeviceSpecificRuleType", in: members) {
        return byDevice(cases)
      }
      if let cases = dictionary("NSStringVariableWidthRuleType", in: members) {
        return widest(cases).map { Translation(.text($0)) }
      }
      guard let format = text("NSStringLocalizedFormatKey", in: members) else { return nil }
      return Translation(.text(format), substitutions: substitutions(members))
    default: return nil
    }
  }

  private static func dictionary(
    _ key: String, in members: [PropertyList.Member]
  ) -> [PropertyList.Member]? {
    guard case .dictionary(let inner)? = members.last(where: { $0.key == key })?.value else { return nil }
    return inner
  }

  private static func text(_ key: String, in members: [PropertyList.Member]) -> String? {
    guard case .text(let text)? = members.last(where: { $0.key == key })?.value else { return nil }
    return text
  }

  /// `iPhone`, `iphone` and `iPad`: the names are written both ways. A case may itself be a
  /// format with plural rules.
  private static func byDevice(_ cases: [PropertyList.Member]) -> Translation? {
    var bodies: [String: Variation] = [:]
    var substitutions: [String: Substitution] = [:]
    for member in cases {
      guard let translation = translation(member.value) else { continue }
      bodies[member.key.lowercased()] = translation.body
      substitutions.merge(translation.substitutions) { first, _ in first }
    }
    return bodies.isEmpty ? nil : Translation(.device(bodies), substitutions: substitutions)
  }

  /// The text for the greatest width: nothing is cut short when it is read aloud.
  private static func widest(_ cases: [PropertyList.Member]) -> String? {
    var best: (width: Int, text: String)?
    for member in cases {
      guard case .text(let text) = member.value else { continue }
      let width = Int(member.key) ?? 0
      if best.map({ $0.width < width }) ?? true { best = (width, text) }
    }
    return best?.text
  }

  private static func substitutions(_ members: [PropertyList.Member]) -> [String: Substitution] {
    var result: [String: Substitution] = [:]
    for member in members {
      guard case .dictionary(let rule) = member.value else { continue }
      var cases: [PluralCategory: Variation] = [:]
      for field in rule {
        if let category = PluralCategory(rawValue: field.key), case .text(let text) = field.value {
          cases[category] = .text(text)
        }
      }
      guard !cases.isEmpty else { continue }
      let specifier = text("NSStringFormatValueTypeKey", in: rule) ?? "d"
      result[member.key] = Substitution(argument: nil, specifier: specifier, body: .plural(cases))
    }
    return result
  }
}
