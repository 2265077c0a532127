// WidgetKit: the declarations of TimelineEntryRelevance.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TimelineEntryRelevance: Codable, Hashable {
  var score: Float { get set }
  var duration: Foundation.TimeInterval { get set }
  init(score: Float, duration: Foundation.TimeInterval = 0.0)
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}
