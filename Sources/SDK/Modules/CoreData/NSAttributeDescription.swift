// CoreData: the declarations of NSAttributeDescription.
// Declared as the framework's interface has it, with code of our own.

class NSAttributeDescription: NSPropertyDescription {
  struct AttributeType: RawRepresentable, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let undefined = AttributeType(rawValue: 0)
    static let integer16 = AttributeType(rawValue: 100)
    static let integer32 = AttributeType(rawValue: 200)
    static let integer64 = AttributeType(rawValue: 300)
    static let decimal = AttributeType(rawValue: 400)
    static let double = AttributeType(rawValue: 500)
    static let float = AttributeType(rawValue: 600)
    static let string = AttributeType(rawValue: 700)
    static let boolean = AttributeType(rawValue: 800)
    static let date = AttributeType(rawValue: 900)
    static let binaryData = AttributeType(rawValue: 1000)
    static let uuid = AttributeType(rawValue: 1100)
    static let uri = AttributeType(rawValue: 1200)
    static let transformable = AttributeType(rawValue: 1800)
    static let objectID = AttributeType(rawValue: 2000)
    static let composite = AttributeType(rawValue: 2100)
  }

  var attributeType = NSAttributeType.undefinedAttributeType
  var type: NSAttributeDescription.AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  var attributeValueClassName: String?
  var defaultValue: Any?
  var valueTransformerName: String?
  var allowsExternalBinaryDataStorage = false
  var preservesValueInHistoryOnDeletion = false
  var allowsCloudEncryption = false

  override init() { super.init() }

  /// As a model has it.
  static func _named(_ name: String, default value: Any? = nil) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    made.name = name
    made.defaultValue = value
    return made
  }
}
