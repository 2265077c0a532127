// CoreTransferable: the declarations of TransferRepresentationVisibility.
// Declared as the framework's interface has it, with code of our own.

struct TransferRepresentationVisibility: Equatable {
  private let name: String
  static let all = TransferRepresentationVisibility(name: "all")
  static let team = TransferRepresentationVisibility(name: "team")
  static let group = TransferRepresentationVisibility(name: "group")
  static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
  init(name: String) {
    self.name = name
  }
}
