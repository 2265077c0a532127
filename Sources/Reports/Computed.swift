import EarshotVocabulary

/// Says in every JSON document that its words are computed, not recorded: by which version, and as which
/// iOS version would say them.
public struct Computed: Hashable, Sendable {
  /// The program with its version.
  public var by: String
  /// The behavior; nil: nothing in the document depends on one.
  public var profile: Profile?

  /// What computed a document.
  public init(by: String, profile: Profile?) {
    self.by = by
    self.profile = profile
  }
}

extension JSONWriter {
  /// `"version": 1, "computed": {"by": "earshot 1.0", "ios": 26}`: what documents begin with.
  public mutating func head(_ computed: Computed) {
    key("version")
    int(1)
    self.computed(computed)
  }

  /// The key `computed` with its value.
  public mutating func computed(_ computed: Computed) {
    key("computed")
    object { writer in
      writer.key("by")
      writer.string(computed.by)
      writer.key("ios")
      writer.int(computed.profile?.version)
    }
  }
}
