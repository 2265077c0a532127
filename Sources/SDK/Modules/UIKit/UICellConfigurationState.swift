// UIKit: the declarations of UICellConfigurationState.

struct UICellConfigurationState: UIConfigurationState, Hashable {
  init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  var traitCollection: UITraitCollection
  var _custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  var isDisabled: Bool = false
  var isHighlighted: Bool = false
  var isSelected: Bool = false
  var isFocused: Bool = false
  var isPinned: Bool = false
  enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }
  var isEditing: Bool = false
  var isExpanded: Bool = false
  var isSwiped: Bool = false
  var isReordering: Bool = false
  var cellDragState: UICellConfigurationState.DragState = .none
  var cellDropState: UICellConfigurationState.DropState = .none
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { _custom[key] }
    set { _custom[key] = newValue }
  }
}
