import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What `CharacterSet` does. It is the host's.
extension Natives {
  mutating func addCharacterSets() {
    let sets: [(String, CharacterSet)] = [
      ("controlCharacters", .controlCharacters), ("whitespaces", .whitespaces),
      ("whitespacesAndNewlines", .whitespacesAndNewlines), ("decimalDigits", .decimalDigits),
      ("letters", .letters),
      ("lowercaseLetters", .lowercaseLetters), ("uppercaseLetters", .uppercaseLetters),
      ("nonBaseCharacters", .nonBaseCharacters), ("alphanumerics", .alphanumerics),
      ("decomposables", .decomposables), ("illegalCharacters", .illegalCharacters),
      ("punctuationCharacters", .punctuationCharacters), ("capitalizedLetters", .capitalizedLetters),
      ("symbols", .symbols), ("newlines", .newlines), ("urlUserAllowed", .urlUserAllowed),
      ("urlPasswordAllowed", .urlPasswordAllowed), ("urlHostAllowed", .urlHostAllowed),
      ("urlPathAllowed", .urlPathAllowed), ("urlQueryAllowed", .urlQueryAllowed),
      ("urlFragmentAllowed", .urlFragmentAllowed),
    ]
    for (name, set) in sets {
      self["CharacterSet.\(name)"] = { _, _ in .host(set) }
      self["NSCharacterSet.\(name)"] = { _, _ in .host(set) }
    }
    addCharacterSetMaking()
    addCharacterSetMembers()
    addCharacterSetAlgebra()
  }

  private mutating func addCharacterSetMaking() {
    self["CharacterSet.init()"] = { _, _ in .host(CharacterSet()) }
    self["CharacterSet.init(arrayLiteral:)"] = { arguments, _ in
      var set = CharacterSet()
      for scalar in try arguments[1].list { set.insert(try scalar.scalar) }
      return .host(set)
    }
    self["CharacterSet.init(bitmapRepresentation:)"] = { arguments, _ in
      .host(CharacterSet(bitmapRepresentation: try arguments[1].hosted()))
    }
    self["CharacterSet.bitmapRepresentation"] = { arguments, _ in
      .host(try arguments[0].characterSet.bitmapRepresentation)
    }
    for type in ["String", "Range<UnicodeScalar>", "ClosedRange<UnicodeScalar>"] {
      func characters(_ value: RuntimeValue) throws -> CharacterSet {
        try value.characters(isClosed: type.hasPrefix("Closed"))
      }
      self["CharacterSet.init(charactersIn: \(type))"] = { arguments, _ in .host(try characters(arguments[1]))
      }
      self["CharacterSet.insert(charactersIn: \(type))"] = { arguments, _ in
        let added = try characters(arguments[1])
        return try arguments.changeHosted(0, CharacterSet.self) { $0.formUnion(added) }
      }
      self["CharacterSet.remove(charactersIn: \(type))"] = { arguments, _ in
        let removed = try characters(arguments[1])
        return try arguments.changeHosted(0, CharacterSet.self) { $0.subtract(removed) }
      }
    }
  }

  private mutating func addCharacterSetMembers() {
    self["CharacterSet.description"] = { arguments, _ in .text(try arguments[0].characterSet.description) }
    self["CharacterSet.debugDescription"] = { arguments, _ in
      .text(try arguments[0].characterSet.debugDescription)
    }
    self["CharacterSet.inverted"] = { arguments, _ in .host(try arguments[0].characterSet.inverted) }
    self["CharacterSet.invert()"] = { arguments, _ in
      try arguments.changeHosted(0, CharacterSet.self) { $0.invert() }
    }
    self["CharacterSet.isEmpty"] = { arguments, _ in .boolean(try arguments[0].characterSet.isEmpty) }
    self["CharacterSet.contains(_:)"] = { arguments, _ in
      .boolean(try arguments[0].characterSet.contains(arguments[1].scalar))
    }
    self["CharacterSet.hasMember(inPlane:)"] = { arguments, _ in
      .boolean(try arguments[0].characterSet.hasMember(inPlane: UInt8(truncatingIfNeeded: arguments[1].int)))
    }
    self["CharacterSet.insert(_:)"] = { arguments, _ in
      let scalar = try arguments[1].scalar
      var isNew = false
      _ = try arguments.changeHosted(0, CharacterSet.self) { isNew = $0.insert(scalar).inserted }
      return .tuple(.boolean(isNew), .scalar(scalar))
    }
    let changes: [(String, (inout CharacterSet, Unicode.Scalar) -> Unicode.Scalar?)] = [
      ("update(with:)", { $0.update(with: $1) }), ("remove(_:)", { $0.remove($1) }),
    ]
    for (name, change) in changes {
      self["CharacterSet.\(name)"] = { arguments, _ in
        let scalar = try arguments[1].scalar
        var old: Unicode.Scalar?
        _ = try arguments.changeHosted(0, CharacterSet.self) { old = change(&$0, scalar) }
        return .init(optional: old.map { .scalar($0) })
      }
    }
  }

  private mutating func addCharacterSetAlgebra() {
    let operations: [(String, String, (CharacterSet, CharacterSet) -> CharacterSet)] = [
      ("union", "formUnion", { $0.union($1) }), ("intersection", "formIntersection", { $0.intersection($1) }),
      ("subtracting", "subtract", { $0.subtracting($1) }),
      ("symmetricDifference", "formSymmetricDifference", { $0.symmetricDifference($1) }),
    ]
    for (name, form, operation) in operations {
      self["CharacterSet.\(name)(_:)"] = { arguments, _ in
        .host(operation(try arguments[0].characterSet, try arguments[1].characterSet))
      }
      self["CharacterSet.\(form)(_:)"] = { arguments, _ in
        let other = try arguments[1].characterSet
        return try arguments.changeHosted(0, CharacterSet.self) { $0 = operation($0, other) }
      }
    }
    self["CharacterSet.isSuperset(of:)"] = { arguments, _ in
      .boolean(try arguments[0].characterSet.isSuperset(of: arguments[1].characterSet))
    }
    quick("CharacterSet.==(_:_:)") { .boolean(try $0.characterSet == (try $1.characterSet)) }
    self["CharacterSet.hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].characterSet)
      return .void
    }
  }
}

extension RuntimeValue {
  var characterSet: CharacterSet {
    get throws { try hosted() }
  }

  /// The characters of a text, or in a range of scalars.
  fileprivate func characters(isClosed: Bool) throws -> CharacterSet {
    if case .text(let text) = self { return CharacterSet(charactersIn: text) }
    let bounds = try fields
    let (lower, upper) = (try bounds[0].scalar, try bounds[1].scalar)
    return isClosed ? CharacterSet(charactersIn: lower...upper) : CharacterSet(charactersIn: lower..<upper)
  }
}
