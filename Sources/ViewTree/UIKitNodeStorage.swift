import EarshotVocabulary

/// Where a node's fields are: those that most nodes have, and apart from them those that few have.
extension UIKitNode {
  struct CommonFields {
    var isElementKind: Bool = false
    var className: String?
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: Traits?
    var identifier: String?
    var frame: Rect?
    var elements: [ViewNode]?
    var isHidden: Bool?
    var groupsChildren: Bool?
    var respondsToUserInteraction: Bool?
    var typeName: String?
    var origins: [FieldOrigin] = []
    var extras: [ExtraField] = []
  }

  struct RareFields {
    var symbol: String?
    var language: String?
    var viewFrame: Rect?
    var pathBounds: Rect?
    var containerType: ContainerType?
    var isModal: Bool?
    var elementsHidden: Bool?
    var alpha: Double?
    var clipsToBounds: Bool?
    var activationPoint: Point?
    var customActions: [CustomAction] = []
    var customContent: [CustomContent] = []
    var rotors: [Rotor] = []
    var userInputLabels: [String] = []
    var headingLevel: Int?
    var isExpanded: Bool?
    var cell: Cell?
    var dataTable: DataTable?
    var tabItemCount: Int?
    var sortPriority: Double?
    var tapHandler: Bool?
    var onActivate: Handler?
    var onIncrement: Handler?
    var onDecrement: Handler?
    var onEscape: Handler?
    var onMagicTap: Handler?
    var onEdit: Handler?
    var systemHint: String?
    var leftOut: String?
  }

  /// What few nodes have; shared by copies and never changed while it is.
  final class RareStorage: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var fields: RareFields

    fileprivate init(_ fields: RareFields = RareFields()) { self.fields = fields }
  }

  /// All fields of a node; shared by copies and never changed while it is.
  final class Storage: @unchecked Sendable {
    // One value owns a storage while it changes it, which `own` sees to by itself.
    @exclusivity(unchecked) var common = CommonFields()
    @exclusivity(unchecked) fileprivate(set) var rare: RareStorage?

    init() {}

    fileprivate init(copying other: Storage) {
      common = other.common
      rare = other.rare
    }

    fileprivate func ownRare() -> RareStorage {
      if rare == nil {
        rare = RareStorage()
      } else if !isKnownUniquelyReferenced(&rare) {
        rare = rare.map { RareStorage($0.fields) }
      }
      return rare ?? RareStorage()
    }
  }

  /// The fields, to be changed: this value's alone.
  mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    return storage
  }

  mutating func set<Value>(_ field: WritableKeyPath<RareFields, Value?>, _ value: Value?) {
    if value == nil, storage.rare == nil { return }
    own().ownRare().fields[keyPath: field] = value
  }

  mutating func set<Element>(_ field: WritableKeyPath<RareFields, [Element]>, _ value: [Element]) {
    if value.isEmpty, storage.rare == nil { return }
    own().ownRare().fields[keyPath: field] = value
  }
}
