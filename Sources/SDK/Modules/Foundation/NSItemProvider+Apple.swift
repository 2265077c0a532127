// Foundation: the declarations of NSItemProvider that only Apple's platforms have.

class NSItemProvider: NSObject, NSCopying {
  var registeredTypeIdentifiers: [String] { get }
  var suggestedName: String? { get set }
  override init()
  init(item: (any NSSecureCoding)?, typeIdentifier: String?)
  convenience init(object: any NSItemProviderWriting)
  convenience init?(contentsOf fileURL: URL!)
  func copy(with zone: NSZone? = nil) -> Any
  func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
  func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  func canLoadObject<T>(ofClass: T.Type) -> Bool
  @discardableResult func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress
  @discardableResult func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress
  @discardableResult func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress
  @discardableResult func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress
  func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((any NSSecureCoding)?, (any Error)?) -> Void)
  func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
  func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?)
}
