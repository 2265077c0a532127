// Swift's standard library: the declarations of Mirror.
// Declared as the toolchain's interface has it, with code of our own.

struct Mirror {
  let subjectType: any Any.Type
  let children: Mirror.Children
  let displayStyle: Mirror.DisplayStyle?
  let _superclass: () -> Mirror?
  init(reflecting subject: Any) {
    let custom = Mirror._customMirror(of: subject)
    if let custom {
      subjectType = custom.subjectType
      children = custom.children
      displayStyle = custom.displayStyle
      _superclass = custom._superclass
    } else {
      subjectType = Mirror._type(of: subject, level: 0)!
      children = Mirror.Children(Mirror._children(of: subject, level: 0))
      displayStyle = Mirror._style(of: subject)
      _superclass = { Mirror._mirror(of: subject, level: 1) }
    }
  }
  init<Subject, C>(
    _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  )
  where C: Collection, C.Element == (label: String?, value: Any) {
    subjectType = Subject.self
    self.children = Mirror.Children(children)
    self.displayStyle = displayStyle
    _superclass = Mirror._ancestor(of: subject, ancestorRepresentation)
  }
  init<Subject, C>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  ) where C: Collection {
    subjectType = Subject.self
    var list: [Mirror.Child] = []
    for child in unlabeledChildren { list.append((label: nil, value: child)) }
    children = Mirror.Children(list)
    self.displayStyle = displayStyle
    _superclass = Mirror._ancestor(of: subject, ancestorRepresentation)
  }
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  ) {
    subjectType = Subject.self
    var list: [Mirror.Child] = []
    for child in children { list.append((label: child.key, value: child.value)) }
    self.children = Mirror.Children(list)
    self.displayStyle = displayStyle
    _superclass = Mirror._ancestor(of: subject, ancestorRepresentation)
  }
  init(_type type: any Any.Type, _ list: [Mirror.Child], _ above: @escaping () -> Mirror?) {
    subjectType = type
    children = Mirror.Children(list)
    displayStyle = .class
    _superclass = above
  }
  var superclassMirror: Mirror? { _superclass() }
}

extension Mirror {
  enum AncestorRepresentation {
    case generated
    case customized(() -> Mirror)
    case suppressed
  }
  typealias Child = (label: String?, value: Any)
  typealias Children = AnyCollection<Mirror.Child>
  enum DisplayStyle: Sendable {
    case `struct`, `class`, `enum`, tuple, optional, collection
    case dictionary, set
    case foreignReference
  }
}

extension Mirror {
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    var mirror = self
    var found: Any? = nil
    for step in [first] + rest {
      found = nil
      var position = 0
      for child in mirror.children {
        if let label = step as? String {
          if found == nil, child.label == label { found = child.value }
        } else if let wanted = step as? Int, wanted == position {
          found = child.value
        }
        position += 1
      }
      guard let value = found else { return nil }
      mirror = Mirror(reflecting: value)
    }
    return found
  }
}

/// What is known of values here.
extension Mirror {
  static func _customMirror(of subject: Any) -> Mirror?
  static func _type(of subject: Any, level: Int) -> (any Any.Type)?
  static func _children(of subject: Any, level: Int) -> [Mirror.Child]
  static func _style(of subject: Any) -> Mirror.DisplayStyle?
  static func _caseName(of subject: Any) -> String?
  /// A value of an enum by the names of its cases, outermost first, which holds a part.
  static func _holding<Whole, Part>(_ part: Part, cases names: [String]) -> Whole?
  static func _identity(of subject: Any) -> Int?
  static func _mirror(of subject: Any, level: Int) -> Mirror? {
    guard let type = Mirror._type(of: subject, level: level) else { return nil }
    return Mirror(_type: type, Mirror._children(of: subject, level: level)) {
      Mirror._mirror(of: subject, level: level + 1)
    }
  }
  static func _ancestor(of subject: Any, _ representation: Mirror.AncestorRepresentation) -> () -> Mirror? {
    switch representation {
    case .generated: { Mirror._mirror(of: subject, level: 1) }
    case .customized(let make): { make() }
    case .suppressed: { nil }
    }
  }
}

extension Mirror: CustomStringConvertible {
  var description: String { "Mirror for \(subjectType)" }
}

extension Mirror: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Mirror.DisplayStyle: Equatable {}

extension Mirror.DisplayStyle: Hashable {}
