// Supabase (github.com/supabase/supabase-swift): the declarations of DeleteAction, as its documentation has them.

struct DeleteAction: PostgresAction {
  var commitTimestamp: Date { get }
  var oldRecord: [String: JSONValue] { get }
  func decodeOldRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder) throws -> T
}
