// SwiftUI: the declarations of SensoryFeedback.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SensoryFeedback: Equatable {
  static let success: SensoryFeedback
  static let warning: SensoryFeedback
  static let error: SensoryFeedback
  static let selection: SensoryFeedback
  static let increase: SensoryFeedback
  static let decrease: SensoryFeedback
  static let start: SensoryFeedback
  static let stop: SensoryFeedback
  static let alignment: SensoryFeedback
  static let levelChange: SensoryFeedback
  static let pathComplete: SensoryFeedback
  static let impact: SensoryFeedback
  static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
  static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
  struct Weight: Equatable {
    static let light: SensoryFeedback.Weight
    static let medium: SensoryFeedback.Weight
    static let heavy: SensoryFeedback.Weight
  }
  struct Flexibility: Equatable {
    static let rigid: SensoryFeedback.Flexibility
    static let solid: SensoryFeedback.Flexibility
    static let soft: SensoryFeedback.Flexibility
  }
  static func selection(_ feedback: SensoryFeedback.SelectionFeedback) -> SensoryFeedback
  static func press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback
  static func release(_ feedback: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback
  struct SelectionFeedback: Equatable, Hashable {
    static let maximum: SensoryFeedback.SelectionFeedback
    static let minimum: SensoryFeedback.SelectionFeedback
    static let on: SensoryFeedback.SelectionFeedback
    static let off: SensoryFeedback.SelectionFeedback
  }
  struct PressFeedback: Equatable, Hashable {
    static let button: SensoryFeedback.PressFeedback
    static let buttonIconOnly: SensoryFeedback.PressFeedback
    static let slider: SensoryFeedback.PressFeedback
    static let toggle: SensoryFeedback.PressFeedback
    static let tab: SensoryFeedback.PressFeedback
  }
  struct ReleaseFeedback: Equatable, Hashable {
    static let slider: SensoryFeedback.ReleaseFeedback
  }
}
