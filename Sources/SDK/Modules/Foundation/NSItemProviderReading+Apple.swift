// Foundation: the declarations of NSItemProviderReading that only Apple's platforms have.

protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
