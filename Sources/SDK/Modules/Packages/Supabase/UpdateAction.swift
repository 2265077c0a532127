// Supabase (github.com/supabase/supabase-swift): the declarations of UpdateAction, as its documentation has them.

struct UpdateAction: PostgresAction {
  var commitTimestamp: Date { get }
  var record: [String: JSONValue] { get }
  var oldRecord: [String: JSONValue] { get }
  func decodeRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder) throws -> T
  func decodeOldRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder) throws -> T
}
