// Supabase (github.com/supabase/supabase-swift): the declarations of RealtimeChannelV2, as its documentation has them.

/// A channel that nothing comes through.
final class RealtimeChannelV2 {
  let topic: String

  init(_topic: String) { topic = _topic }

  var status: RealtimeChannelStatus { .unsubscribed }
  var statusChange: AsyncStream<RealtimeChannelStatus> { AsyncStream { _ in } }
  func subscribe() async { let _: Bool = await _unanswered() }
  func subscribeWithError() async throws { let _: Bool = await _unanswered() }
  func unsubscribe() async {}
  func broadcast(event: String, message: JSONObject) async {}
  func broadcast(event: String, message: some Encodable) async throws {}
  func broadcastStream(event: String) -> AsyncStream<JSONObject> { AsyncStream { _ in } }
  func onBroadcast(event: String, callback: @escaping (JSONObject) -> Void) -> RealtimeSubscription {
    RealtimeSubscription()
  }
  func track(_ state: some Encodable) async throws {}
  func track(state: JSONObject) async {}
  func untrack() async {}
  func postgresChange<Action: PostgresAction>(
    _ type: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil
  ) -> AsyncStream<Action> { AsyncStream { _ in } }
  func postgresChange<Action: PostgresAction>(
    _ type: Action.Type, schema: String = "public", table: String? = nil, filter: RealtimePostgresFilter
  ) -> AsyncStream<Action> { AsyncStream { _ in } }
  func onPostgresChange<Action: PostgresAction>(
    _ type: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil,
    callback: @escaping (Action) -> Void
  ) -> RealtimeSubscription { RealtimeSubscription() }
}
