// FoundationModels: the declarations of SystemLanguageModel. Nobody has turned it on.
// Declared as the framework's interface has it, with code of our own.

final class SystemLanguageModel: Observable, Sendable {
  enum Availability: Equatable, Sendable {
    case available
    case unavailable(SystemLanguageModel.Availability.UnavailableReason)

    enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }
  }
  struct UseCase: Equatable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let general = UseCase(_name: "general")
    static let contentTagging = UseCase(_name: "contentTagging")
  }
  struct Guardrails: Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let `default` = Guardrails(_name: "default")
    static let permissiveContentTransformations = Guardrails(_name: "permissiveContentTransformations")
  }
  struct Adapter: Sendable {
    init(fileURL: URL) throws
    init(name: String) throws
    static func removeObsoleteAdapters() throws {}
    static func compatibleAdapterIdentifiers(name: String) -> [String]
    var creatorDefinedMetadata: [String: Any] { get }
    func compile() async throws { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
  }
  static let `default` = SystemLanguageModel()
  convenience init(
    useCase: SystemLanguageModel.UseCase = .general,
    guardrails: SystemLanguageModel.Guardrails = Guardrails.default
  ) { self.init(_model: ()) }
  convenience init(
    adapter: SystemLanguageModel.Adapter, guardrails: SystemLanguageModel.Guardrails = Guardrails.default
  ) { self.init(_model: ()) }
  init(_model: Void) {}
  var availability: SystemLanguageModel.Availability { .unavailable(.appleIntelligenceNotEnabled) }
  var isAvailable: Bool { availability == .available }
  var supportedLanguages: Set<Locale.Language> { get }
  func supportsLocale(_ locale: Locale = Locale.current) -> Bool
}
