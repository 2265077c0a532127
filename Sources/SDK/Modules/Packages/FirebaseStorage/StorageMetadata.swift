// FirebaseStorage: the declarations of StorageMetadata, as its documentation has them.

class StorageMetadata: NSObject {
  var cacheControl: String?
  var contentDisposition: String?
  var contentEncoding: String?
  var contentLanguage: String?
  var contentType: String?
  var customMetadata: [String: String]?
  var bucket: String { "" }
  var name: String? { nil }
  var path: String? { nil }
  var size: Int64 { 0 }
  var md5Hash: String? { nil }
  var timeCreated: Date? { nil }
  var updated: Date? { nil }

  override init() {}
  init(dictionary: [String: AnyHashable]) { contentType = dictionary["contentType"] as? String }
}
