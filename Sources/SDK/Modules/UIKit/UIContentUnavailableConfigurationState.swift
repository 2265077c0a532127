// UIKit: the declarations of UIContentUnavailableConfigurationState.

struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  var traitCollection: UITraitCollection
  var searchText: String?
  var _custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { _custom[key] }
    set { _custom[key] = newValue }
  }
}
