// Foundation: the declarations of NSItemProvider that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// What is dragged, shared or pasted. What is in it is loaded at once.
class NSItemProvider: NSObject, NSCopying {
  typealias _DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  static let errorDomain = "NSItemProviderErrorDomain"
  var registeredTypeIdentifiers: [String] = []
  var suggestedName: String?
  var _object: Any?
  var _loaders: [String: _DataLoader] = [:]

  override init() {}

  init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    _object = item
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? _Files.read(fileURL) else { return nil }
    self.init()
    _object = data
    suggestedName = fileURL.lastPathComponent
    registeredTypeIdentifiers = ["public.data"]
  }

  func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.registeredTypeIdentifiers = registeredTypeIdentifiers
    copy.suggestedName = suggestedName
    copy._object = _object
    copy._loaders = _loaders
    return copy
  }

  // MARK: What it has

  func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { $0 == typeIdentifier || _conforms($0, typeIdentifier) }
  }

  /// Texts, pictures and links are of the kinds that are asked for most.
  func _conforms(_ identifier: String, _ other: String) -> Bool {
    let kinds = [
      "public.utf8-plain-text": ["public.plain-text", "public.text", "public.data", "public.item"]
    ]
    return kinds[identifier]?.contains(other) ?? (other == "public.item" || other == "public.data")
  }

  func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { _held(aClass) != nil }
  func canLoadObject<T>(ofClass: T.Type) -> Bool { _object is T }

  /// Texts and links may be held as the Swift types that they bridge to; another object is of its own class.
  func _held(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    if type == NSString.self { return _object as? NSString }
    if type == NSURL.self { return _object as? NSURL }
    let object = _object as? any NSItemProviderReading
    return object.flatMap { Swift.type(of: $0) == type ? $0 : nil }
  }

  /// What there is to say where it has none of the kind that is asked for.
  var _failure: NSError { NSError(domain: NSItemProvider.errorDomain, code: -1000) }

  // MARK: Loading

  @discardableResult func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = _held(aClass)
    Task { completionHandler(object, object == nil ? self._failure : nil) }
    return Progress(totalUnitCount: 1)
  }

  @discardableResult func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = _object as? T
    Task { completionHandler(object, object == nil ? self._failure : nil) }
    return Progress(totalUnitCount: 1)
  }

  @discardableResult func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let load = _loaders[typeIdentifier] {
      return load(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    let data = (_object as? Data) ?? (_object as? String)?.data(using: .utf8)
    Task { completionHandler(data, data == nil ? self._failure : nil) }
    return Progress(totalUnitCount: 1)
  }

  @discardableResult func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let place = FileManager.default.temporaryDirectory.appendingPathComponent(self.suggestedName ?? "item")
      try? _Files.write(data, place)
      completionHandler(place, nil)
    }
  }

  func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    let item = _object as? any NSSecureCoding
    Task { completionHandler?(item, item == nil ? self._failure : nil) }
  }

  func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  {
    guard let item = _object as? any NSSecureCoding else { throw _failure }
    return item
  }

  // MARK: What is put in

  func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
  {
    _object = object
    if (object as Any) is URL {
      registeredTypeIdentifiers.append("public.url")
    } else {
      registeredTypeIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
    }
  }

  func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredTypeIdentifiers.append(typeIdentifier)
    _loaders[typeIdentifier] = loadHandler
  }
}
