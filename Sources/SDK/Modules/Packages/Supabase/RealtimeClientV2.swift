// Supabase (github.com/supabase/supabase-swift): the declarations of RealtimeClientV2, as its documentation has them.

final class RealtimeClientV2 {
  init() {}
  func channel(
    _ topic: String, options: (inout RealtimeChannelConfig) -> Void = { _ in }
  ) -> RealtimeChannelV2 { RealtimeChannelV2(_topic: "realtime:" + topic) }
  func connect() async { let _: Bool = await _unanswered() }
  func disconnect() {}
  func removeChannel(_ channel: RealtimeChannelV2) async {}
  func removeAllChannels() async {}
}
