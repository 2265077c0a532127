// SwiftUI: the declarations of DropSession.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DropSession: Identifiable, CustomDebugStringConvertible {
  struct LocalSession {
    func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable
  }
  struct ID: Hashable, Equatable, CustomStringConvertible {
    func matches(_ dropSession: any UIDropSession) -> Bool
    var description: String { get }
  }
  enum Phase: Hashable, CustomStringConvertible {
    case entering
    case active
    case exiting
    case ended(DropOperation)
    case dataTransferCompleted
    var description: String { get }
  }
  var id: DropSession.ID { get }
  var phase: DropSession.Phase { get }
  var localSession: DropSession.LocalSession? { get set }
  var itemsCount: Int { get set }
  var suggestedOperations: DropOperation.Set { get set }
  var size: CGSize { get set }
  var location: CGPoint { get set }
  var debugDescription: String { get }
}
