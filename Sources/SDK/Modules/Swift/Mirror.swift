// Swift's standard library: the declarations of Mirror.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Mirror {
  let subjectType: any Any.Type
  let children: Mirror.Children
  let displayStyle: Mirror.DisplayStyle?
  init(reflecting subject: Any)
  init<Subject, C>(
    _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  where C: Collection, C.Element == (label: String?, value: Any)
  init<Subject, C>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C: Collection
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  var superclassMirror: Mirror? { get }
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
    static func == (a: Mirror.DisplayStyle, b: Mirror.DisplayStyle) -> Bool
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
  }
}

extension Mirror {
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
}

extension Mirror: CustomStringConvertible {
  var description: String { get }
}

extension Mirror: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Mirror.DisplayStyle: Equatable {}

extension Mirror.DisplayStyle: Hashable {}
