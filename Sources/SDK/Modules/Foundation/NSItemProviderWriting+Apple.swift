// Foundation: the declarations of NSItemProviderWriting that only Apple's platforms have.

protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
