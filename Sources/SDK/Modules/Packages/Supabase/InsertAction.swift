// Supabase (github.com/supabase/supabase-swift): the declarations of InsertAction, as its documentation has them.

struct InsertAction: PostgresAction {
  var commitTimestamp: Date { get }
  var record: [String: JSONValue] { get }
  func decodeRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder) throws -> T
}
