// TipKit: the declarations of Tips. Before the app configures its tips, none is shown.
// Declared as the framework's interface has it, with code of our own.

enum Tips {
  struct EmptyDonation: Codable {
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  struct DonationTimeRange: Hashable, Codable {
    static var minute: Tips.DonationTimeRange { get }
    static var hour: Tips.DonationTimeRange { get }
    static var day: Tips.DonationTimeRange { get }
    static var week: Tips.DonationTimeRange { get }
    static func minutes(_ value: Int) -> Tips.DonationTimeRange
    static func hours(_ value: Int) -> Tips.DonationTimeRange
    static func days(_ value: Int) -> Tips.DonationTimeRange
    static func weeks(_ value: Int) -> Tips.DonationTimeRange
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  struct Event<DonationInfo>: Identifiable, Tips.RuleInput
  where DonationInfo: Decodable, DonationInfo: Encodable {
    var id: String { get }
    var donations: [Tips.Event<DonationInfo>.Donation] { get }
    init(id: String) where DonationInfo == Tips.EmptyDonation
    init(id: String)
    init(id: String, donationLimit: Tips.DonationLimit) where DonationInfo == Tips.EmptyDonation
    init(id: String, donationLimit: Tips.DonationLimit)
    typealias ID = String
    func donate() async where DonationInfo == Tips.EmptyDonation
    func donate(_ donation: DonationInfo) async
    func sendDonation(_ completion: (() -> Void)? = nil) where DonationInfo == Tips.EmptyDonation
    func sendDonation(_ donation: DonationInfo, _ completion: (() -> Void)? = nil)
    func deleteDonations() async throws
    typealias Value = Tips.Event<DonationInfo>
  }
  struct DonationLimit {
    let maximumCount: Int
    let maximumAge: Tips.DonationTimeRange?
    init(maximumCount: Int, maximumAge: Tips.DonationTimeRange? = nil)
  }
  struct Parameter<Value>: Identifiable, Tips.RuleInput where Value: Decodable, Value: Encodable {
    var id: String { get }
    var wrappedValue: Value { get set }
    init(
      _ enclosingInstance: (some Any).Type, _ name: String, _ initialValue: Value,
      _ options: Tips.ParameterOption...)
    @_disfavoredOverload init<T>(
      _ keyPath: KeyPath<T, Value>, _ initialValue: Value, _ options: Tips.ParameterOption...)
    typealias ID = String
    typealias Value = Value
  }
  struct ParameterOption {}
  struct Rule {
    init(_ operation: Tips.Rule.CompoundOperation, _ rules: [Tips.Rule])
    enum CompoundOperation: Hashable {
      case disjunction
      case conjunction
    }
  }
  @resultBuilder struct RuleBuilder {
    static func buildBlock() -> [Tips.Rule]
    static func buildExpression(_ child: Tips.Rule) -> [Tips.Rule]
    @_disfavoredOverload static func buildExpression(_ child: Tips.Rule?) -> [Tips.Rule]
    static func buildExpression(_ child: [Tips.Rule]) -> [Tips.Rule]
    @_disfavoredOverload static func buildExpression(_ child: [Tips.Rule?]) -> [Tips.Rule]
    static func buildEither(first: [Tips.Rule]) -> [Tips.Rule]
    static func buildEither(second: [Tips.Rule]) -> [Tips.Rule]
    static func buildOptional(_ component: Tips.Rule?) -> [Tips.Rule]
    static func buildOptional(_ component: [Tips.Rule?]) -> [Tips.Rule]
    static func buildPartialBlock(first: [Tips.Rule]) -> [Tips.Rule]
    static func buildPartialBlock(accumulated: [Tips.Rule], next: [Tips.Rule]) -> [Tips.Rule]
  }
  protocol RuleInput {
    associatedtype Value
  }
  struct Action: Identifiable {
    let id: String
    let index: Int?
    let label: () -> Text
    let handler: () -> Void
    init(id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text)
    init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {})
    typealias ID = String
  }
  @resultBuilder struct ActionBuilder {
    static func buildExpression(_ element: Tips.Action) -> [Tips.Action]
    static func buildExpression(_ component: [Tips.Action]) -> [Tips.Action]
    static func buildPartialBlock(first: [Tips.Action]) -> [Tips.Action]
    static func buildPartialBlock(accumulated: [Tips.Action], next: [Tips.Action]) -> [Tips.Action]
    static func buildArray(_ components: [[Tips.Action]]) -> [Tips.Action]
    static func buildEither(first component: [Tips.Action]) -> [Tips.Action]
    static func buildEither(second component: [Tips.Action]) -> [Tips.Action]
    static func buildLimitedAvailability(_ component: [Tips.Action]) -> [Tips.Action]
    static func buildOptional(_ component: [Tips.Action]?) -> [Tips.Action]
    static func buildFinalResult(_ component: [Tips.Action]) -> [Tips.Action]
  }
  struct IgnoresDisplayFrequency: TipOption {
    init(_ ignoresDisplayFrequency: Bool)
  }
  struct MaxDisplayCount: TipOption {
    init(_ maxDisplayCount: Int)
  }
  struct MaxDisplayDuration: TipOption {
    init(_ maxDisplayDuration: TimeInterval)
  }
  @resultBuilder struct OptionsBuilder {
    static func buildExpression(_ child: some TipOption) -> some TipOption
    @_disfavoredOverload static func buildExpression(_ child: (any TipOption)?) -> some TipOption
    static func buildExpression(_ child: [some TipOption]) -> some TipOption
    @_disfavoredOverload static func buildExpression(_ child: [(any TipOption)?]) -> some TipOption
    static func buildEither(first: some TipOption) -> some TipOption
    static func buildEither(second: some TipOption) -> some TipOption
    static func buildOptional(_ component: (any TipOption)?) -> some TipOption
    static func buildOptional(_ component: [(any TipOption)?]) -> some TipOption
    static func buildBlock() -> some TipOption
    static func buildPartialBlock(first: some TipOption) -> some TipOption
    static func buildPartialBlock(accumulated: some TipOption, next: some TipOption) -> some TipOption
    static func buildFinalResult(_ component: some TipOption) -> [any TipOption]
  }
  enum Status: Hashable {
    case pending
    case available
    case invalidated(Tips.InvalidationReason)
  }
  enum InvalidationReason: Hashable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }
  @resultBuilder struct GroupBuilder {
    static func buildBlock() -> [any Tip]
    static func buildBlock(_ components: any Tip...) -> [any Tip]
    static func buildPartialBlock(first: any Tip) -> [any Tip]
    static func buildPartialBlock(first: [any Tip]) -> [any Tip]
    static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip]
    static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip]
    static func buildPartialBlock(first: Void) -> [any Tip]
    static func buildPartialBlock(first: Never) -> [any Tip]
    static func buildIf(_ element: [any Tip]?) -> [any Tip]
    static func buildEither(first: [any Tip]) -> [any Tip]
    static func buildEither(second: [any Tip]) -> [any Tip]
    static func buildArray(_ components: [[any Tip]]) -> [any Tip]
  }
  static let _state = _TipState()
  static func configure(_ configuration: [Tips.ConfigurationOption] = []) throws {
    _state.isConfigured = true
  }
  struct ConfigurationOption {
    init() {}
    static func cloudKitContainer(_ cloudKitContainer: Tips.ConfigurationOption.CloudKitContainer?)
      -> Tips.ConfigurationOption
    { Tips.ConfigurationOption() }
    struct CloudKitContainer: Equatable {
      let _name: String?
      static var automatic: Tips.ConfigurationOption.CloudKitContainer {
        Tips.ConfigurationOption.CloudKitContainer(_name: nil)
      }
      static func named(_ containerName: String) -> Tips.ConfigurationOption.CloudKitContainer {
        Tips.ConfigurationOption.CloudKitContainer(_name: containerName)
      }
    }
    static func datastoreLocation(_ storeLocation: Tips.ConfigurationOption.DatastoreLocation)
      -> Tips.ConfigurationOption
    { Tips.ConfigurationOption() }
    struct DatastoreLocation: Equatable {
      let _place: String
      static var applicationDefault: Tips.ConfigurationOption.DatastoreLocation {
        Tips.ConfigurationOption.DatastoreLocation(_place: "")
      }
      static func groupContainer(identifier: String) throws -> Tips.ConfigurationOption.DatastoreLocation {
        Tips.ConfigurationOption.DatastoreLocation(_place: identifier)
      }
      static func url(_ url: URL) -> Tips.ConfigurationOption.DatastoreLocation {
        Tips.ConfigurationOption.DatastoreLocation(_place: url.absoluteString)
      }
    }
    static func displayFrequency(_ displayFrequency: Tips.ConfigurationOption.DisplayFrequency)
      -> Tips.ConfigurationOption
    { Tips.ConfigurationOption() }
    struct DisplayFrequency: Equatable {
      let _seconds: Int
      init(_seconds seconds: Int) { _seconds = seconds }
      static var immediate: Tips.ConfigurationOption.DisplayFrequency {
        Tips.ConfigurationOption.DisplayFrequency(_seconds: 0)
      }
      static var hourly: Tips.ConfigurationOption.DisplayFrequency {
        Tips.ConfigurationOption.DisplayFrequency(_seconds: 3600)
      }
      static var daily: Tips.ConfigurationOption.DisplayFrequency {
        Tips.ConfigurationOption.DisplayFrequency(_seconds: 86400)
      }
      static var weekly: Tips.ConfigurationOption.DisplayFrequency {
        Tips.ConfigurationOption.DisplayFrequency(_seconds: 604800)
      }
      static var monthly: Tips.ConfigurationOption.DisplayFrequency {
        Tips.ConfigurationOption.DisplayFrequency(_seconds: 2592000)
      }
    }
  }
  static func resetDatastore() throws
  static func showAllTipsForTesting()
  static func showTipsForTesting(_ tips: [any Tip.Type])
  static func hideAllTipsForTesting()
  static func hideTipsForTesting(_ tips: [any Tip.Type])
}

extension Tips.Event {
  @dynamicMemberLookup struct Donation: Codable {
    let date: Date
    subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value { get }
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
}

extension Tips.ParameterOption {
  static var transient: Tips.ParameterOption { get }
}
