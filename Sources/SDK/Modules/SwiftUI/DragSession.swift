// SwiftUI: the declarations of DragSession.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DragSession: Identifiable {
  enum Phase: Hashable, CustomStringConvertible {
    case initial
    case active
    case ending(DropOperation)
    case ended(DropOperation)
    case dataTransferCompleted
    var description: String { get }
  }
  struct ID: Hashable, CustomDebugStringConvertible {
    func matches(_ dragSession: any UIDragSession) -> Bool
    var debugDescription: String { get }
  }
  var id: DragSession.ID { get }
  var phase: DragSession.Phase { get }
  var draggedItemIndex: Int { get }
  func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable
  var location: CGPoint { get set }
}
