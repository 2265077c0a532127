// PhotosUI: the declarations of PhotosPickerItem. What was picked is on the device.
// Declared as the framework's interface has it, with code of our own.

struct PhotosPickerItem: Hashable, Sendable {
  struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let automatic = EncodingDisambiguationPolicy(_name: "automatic")
    static let current = EncodingDisambiguationPolicy(_name: "current")
    static let compatible = EncodingDisambiguationPolicy(_name: "compatible")
  }
  let itemIdentifier: String?
  var supportedContentTypes: [UTType] { [] }
  init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  @discardableResult func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress where T: Transferable {
    Progress()
  }
  func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable {
    await withCheckedContinuation { _ in }
  }
}
