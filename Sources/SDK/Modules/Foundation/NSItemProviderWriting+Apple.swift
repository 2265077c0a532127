// Foundation: the declarations of NSItemProviderWriting that only Apple's platforms have.

protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}
extension NSURL: NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
