// TipKit: the declarations of Tip.
// Declared as the framework's interface has it, with code of our own.

protocol Tip: Identifiable {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @ActionBuilder var actions: [Self.Action] { get }
  @RuleBuilder var rules: [Self.Rule] { get }
  @OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  var status: Self.Status { get }
  var shouldDisplay: Bool { Tips._state.isConfigured && _isItsTurn }
  var _isItsTurn: Bool { get }
  var statusUpdates: AsyncStream<Self.Status> { get }
  var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Self.Status>, Bool> { get }
  func invalidate(reason: Self.InvalidationReason)
  func resetEligibility() async
  var id: String { get }
  var message: Text? { get }
  var image: Image? { get }
  var rules: [Self.Rule] { get }
  var actions: [Self.Action] { get }
  var options: [any TipOption] { get }
  typealias Status = Tips.Status
  typealias InvalidationReason = Tips.InvalidationReason
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Event = Tips.Event
  typealias Option = TipOption
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
}
