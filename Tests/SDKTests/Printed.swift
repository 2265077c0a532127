import EarshotSwiftCode

/// Code in a form that shows all of it, whatever its parts are: what is compared can't forget one.
struct Printed {
  private(set) var text = ""

  init(_ list: DeclarationList) { add(list) }
  init(_ imports: [FileCode.Import]) { add(imports) }

  private mutating func add(_ value: Any) {
    switch value {
    case let value as String: text += "\"\(value)\" "
    case let value as Int: text += "\(value) "
    case let value as Bool: text += value ? "+ " : "- "
    case let value as any Deferring: add(value.madeValue)
    case let value as DeclarationList: add(value.all)
    case is SourceText: break
    default: addParts(of: value)
    }
  }

  private mutating func addParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return text += "\(value) " }
    text += "("
    for (label, part) in mirror.children {
      if let label { text += label + ":" }
      add(part)
    }
    text += ")"
  }
}

private protocol Deferring {
  var madeValue: Any { get }
}

extension Deferred: Deferring {
  fileprivate var madeValue: Any { value }
}
