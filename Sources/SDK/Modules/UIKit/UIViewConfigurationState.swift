// UIKit: the declarations of UIViewConfigurationState.

struct UIViewConfigurationState: UIConfigurationState, Hashable {
  init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  var traitCollection: UITraitCollection
  var _custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  var isDisabled: Bool = false
  var isHighlighted: Bool = false
  var isSelected: Bool = false
  var isFocused: Bool = false
  var isPinned: Bool = false
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { _custom[key] }
    set { _custom[key] = newValue }
  }
}
