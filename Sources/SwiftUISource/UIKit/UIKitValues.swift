/// Values of UIKit that code fills in and hands to a view: configurations, actions, nibs.
extension Machine {
  /// `UIButton.Configuration()`, `UIAccessibilityCustomAction(name: …)`: nil where it is none of these.
  func uikitRecord(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard Machine.uikitRecords.contains(name) else { return nil }
    if name.hasSuffix("CellRegistration") {
      let handler = arguments.last { $0.value.isFunction }?.value ?? .none
      return .record("CellRegistration", ["handler": handler])
    }
    let fields = arguments.map { argument in
      LabeledValue(
        label: argument.label ?? (argument.value.isFunction ? "content" : nil), value: argument.value)
    }
    return .record(RecordValue(type: name, fields: fields))
  }

  private static let uikitRecords: Set<String> = [
    "UIButton.Configuration", "UIListContentConfiguration", "UIHostingConfiguration",
    "UIBackgroundConfiguration",
    "UIContentUnavailableConfiguration", "UIAccessibilityCustomAction", "UINib", "UIMenu", "UIStoryboard",
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot", "UICommand",
    "UIBlurEffect", "UIVibrancyEffect", "UIGlassEffect", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout", "UICollectionViewLayout", "UICollectionLayoutListConfiguration",
    "NSCollectionLayoutSection", "NSCollectionLayoutItem", "NSCollectionLayoutGroup",
    "NSCollectionLayoutSize",
    "UICollectionView.CellRegistration", "UIImage.SymbolConfiguration", "UILayoutGuide",
    "UIEditMenuInteraction", "UIContextMenuInteraction", "UIPointerInteraction", "UIPageControlProgress",
  ]

  /// `UIButton.Configuration.filled()`, `UIListContentConfiguration.subtitleCell()`: looks apart, an empty one.
  func uikitStatic(_ type: String, _ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    if name.startsUppercase, let made = uikitRecord("\(type).\(name)", arguments) { return made }
    switch type {
    case "UIButton.Configuration", "UIListContentConfiguration", "UIBackgroundConfiguration",
      "UIContentUnavailableConfiguration":
      return .record(type, [:])
    default: return nil
    }
  }

  /// `Bundle.main.loadNibNamed("Card", owner: self)` and `UINib(nibName: "Card", bundle: nil).instantiate(…)`.
  func nibMethod(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "loadNibNamed", case .string(let name)? = call.first {
      return try nibObjects(
        RecordValue(type: "UINib", fields: [LabeledValue(label: "nibName", value: .string(name))]),
        owner: call["owner"], near: call.expression
      ).arrayOrNone
    }
    if let storyboard = value.record(of: "UIStoryboard") { return try storyboardMethod(storyboard, call) }
    guard call.name == "instantiate", let nib = value.record(of: "UINib") else { return nil }
    return .array(try nibObjects(nib, owner: call["withOwner"], near: call.expression))
  }
}

extension [Value] {
  fileprivate var arrayOrNone: Value { isEmpty ? .none : .array(self) }
}
