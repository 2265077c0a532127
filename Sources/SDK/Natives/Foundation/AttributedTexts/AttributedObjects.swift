import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A value of the running program among the attributes of an object of this machine.
final class AttributeObject: NSObject {
  let value: RuntimeValue
  private weak var machine: Machine?

  init(_ value: RuntimeValue, _ machine: Machine) {
    self.value = value
    self.machine = machine
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AttributeObject, let machine else { return false }
    return (try? machine.isEqual(value, other.value, machine.program.types.any)) ?? false
  }

  override var hash: Int { 0 }
}

extension NSAttributedString: HostBoxed {}
extension NSAttributedString.Key: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> NSAttributedString.Key {
    guard case .fields(let fields) = value.content, let name = fields.first else {
      throw Interruption.unknown("the name of an attribute")
    }
    return NSAttributedString.Key(rawValue: try name.string)
  }

  func runtime(_ machine: Machine) throws -> RuntimeValue { .tuple(.text(rawValue)) }
}

/// `NSAttributedString` and the one that can be changed.
extension Natives {
  mutating func addAttributedObjects() {
    value("NSAttributedString", NSAttributedString.self)
    addAttributedObjectMaking("NSAttributedString") { NSAttributedString(attributedString: $0) }
    addAttributedObjectMaking("NSMutableAttributedString") { NSMutableAttributedString(attributedString: $0) }
    property("NSAttributedString.string", \NSAttributedString.string)
    property("NSAttributedString.length", \NSAttributedString.length)
    self["NSAttributedString.attributedSubstring(from:)"] = { arguments, _ in
      let text = try NSAttributedString.host(arguments[0])
      return .host(text.attributedSubstring(from: try text.checked(arguments[1])))
    }
    method("NSAttributedString.isEqual(to:)") { (it: NSAttributedString, a: NSAttributedString) in
      it.isEqual(to: a)
    }
    addAttributeQuestions()
    addAttributedObjectChanges()
    addAttributeChanges()
    addHTMLDocuments()
  }

  private mutating func addAttributedObjectMaking(
    _ name: String, _ make: @escaping (NSAttributedString) -> NSAttributedString
  ) {
    self["\(name).init(string:)"] = { arguments, _ in
      .host(make(NSAttributedString(string: try arguments[1].string)))
    }
    self["\(name).init(string:attributes:)"] = { arguments, call in
      let attributes = try arguments[2].unwrapped.map { try call.attributes($0) }
      return .host(make(NSAttributedString(string: try arguments[1].string, attributes: attributes)))
    }
    self["\(name).init(attributedString:)"] = { arguments, _ in
      .host(make(try NSAttributedString.host(arguments[1])))
    }
  }

  private mutating func addAttributeQuestions() {
    self["NSAttributedString.attribute(_:at:effectiveRange:)"] = { arguments, call in
      let (text, key) = (
        try NSAttributedString.host(arguments[0]), try NSAttributedString.Key.host(arguments[1])
      )
      var range = NSRange()
      let found = text.attribute(key, at: try text.checkedPlace(arguments[2]), effectiveRange: &range)
      try arguments[3].point(to: range)
      return .init(optional: (found as? AttributeObject)?.value)
    }
    self["NSAttributedString.attributes(at:effectiveRange:)"] = { arguments, call in
      let text = try NSAttributedString.host(arguments[0])
      var range = NSRange()
      let found = text.attributes(at: try text.checkedPlace(arguments[1]), effectiveRange: &range)
      try arguments[2].point(to: range)
      let (table, type) = (HashedTable(), try LibraryTypes(call.machine).hosting(NSAttributedString.Key.self))
      for (key, value) in found {
        guard let value = value as? AttributeObject else { continue }
        table.entries[try call.machine.hashingKey(key.runtime(call.machine), type)] = value.value
      }
      return .dictionary(table)
    }
    self["NSAttributedString._ranges(of:in:backwards:)"] = { arguments, _ in
      let text = try NSAttributedString.host(arguments[0])
      let key = try NSAttributedString.Key?.host(arguments[1])
      let range = try text.checked(arguments[2])
      var found: [NSRange] = []
      if let key {
        text.enumerateAttribute(key, in: range) { _, range, _ in found.append(range) }
      } else {
        text.enumerateAttributes(in: range) { _, range, _ in found.append(range) }
      }
      if try arguments[3].bool { found.reverse() }
      return .list(ContiguousArray(found.map { .host($0) }))
    }
  }

  private mutating func addAttributedObjectChanges() {
    let owner = "NSMutableAttributedString"
    self["\(owner).append(_:)"] = { arguments, _ in
      let (text, added) = (try arguments[0].changeable, try NSAttributedString.host(arguments[1]))
      try String.check(size: text.length + added.length)
      text.append(added)
      return .void
    }
    self["\(owner).insert(_:at:)"] = { arguments, _ in
      let text = try arguments[0].changeable
      let place = try text.checked(NSRange(location: arguments[2].int, length: 0)).location
      let added = try NSAttributedString.host(arguments[1])
      try String.check(size: text.length + added.length)
      text.insert(added, at: place)
      return .void
    }
    self["\(owner).replaceCharacters(in: NSRange, with: String)"] = { arguments, _ in
      let text = try arguments[0].changeable
      text.replaceCharacters(in: try text.checked(arguments[1]), with: try arguments[2].string)
      return .void
    }
    self["\(owner).replaceCharacters(in: NSRange, with: NSAttributedString)"] = { arguments, _ in
      let text = try arguments[0].changeable
      text.replaceCharacters(
        in: try text.checked(arguments[1]), with: try NSAttributedString.host(arguments[2]))
      return .void
    }
    self["\(owner).deleteCharacters(in:)"] = { arguments, _ in
      let text = try arguments[0].changeable
      text.deleteCharacters(in: try text.checked(arguments[1]))
      return .void
    }
    self["\(owner).setAttributedString(_:)"] = { arguments, _ in
      try arguments[0].changeable.setAttributedString(.host(arguments[1]))
      return .void
    }
    self["\(owner).mutableString"] = { arguments, _ in
      .host(AttributedTextObject(of: try arguments[0].changeable))
    }
    self["\(owner).beginEditing()"] = { _, _ in .void }
    self["\(owner).endEditing()"] = { _, _ in .void }
  }

  private mutating func addAttributeChanges() {
    let owner = "NSMutableAttributedString"
    self["\(owner).addAttribute(_:value:range:)"] = { arguments, call in
      let text = try arguments[0].changeable
      text.addAttribute(
        try .host(arguments[1]), value: AttributeObject(arguments[2], call.machine),
        range: try text.checked(arguments[3]))
      return .void
    }
    self["\(owner).addAttributes(_:range:)"] = { arguments, call in
      let text = try arguments[0].changeable
      text.addAttributes(try call.attributes(arguments[1]), range: try text.checked(arguments[2]))
      return .void
    }
    self["\(owner).setAttributes(_:range:)"] = { arguments, call in
      let text = try arguments[0].changeable
      let attributes = try arguments[1].unwrapped.map { try call.attributes($0) }
      text.setAttributes(attributes, range: try text.checked(arguments[2]))
      return .void
    }
    self["\(owner).removeAttribute(_:range:)"] = { arguments, _ in
      let text = try arguments[0].changeable
      text.removeAttribute(try .host(arguments[1]), range: try text.checked(arguments[2]))
      return .void
    }
  }
}

extension NSAttributedString {
  /// A range that is in the text; Foundation stops the process where one isn't.
  fileprivate func checked(_ range: NSRange) throws -> NSRange {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw Interruption.trap("Fatal error: a range of an attributed text is out of bounds") }
    return range
  }

  fileprivate func checked(_ value: RuntimeValue) throws -> NSRange {
    try checked(value.hosted(NSRange.self))
  }

  fileprivate func checkedPlace(_ value: RuntimeValue) throws -> Int {
    try checked(NSRange(location: value.int, length: 1)).location
  }
}

extension RuntimeValue {
  fileprivate var changeable: NSMutableAttributedString {
    get throws { try content.hosted() }
  }

  /// Puts a range where a pointer points to, if there is one.
  fileprivate func point(to range: NSRange) throws {
    guard case .fields(let fields)? = unwrapped, case .object(let box)? = fields.first else { return }
    box[0] = .host(range)
  }
}

extension NativeCall {
  /// `[NSAttributedString.Key: Any]`
  fileprivate func attributes(_ value: RuntimeValue) throws -> [NSAttributedString.Key: Any] {
    var made: [NSAttributedString.Key: Any] = [:]
    for (key, value) in try value.content.table.entries {
      made[try NSAttributedString.Key.host(key.value)] = AttributeObject(value, machine)
    }
    return made
  }
}
