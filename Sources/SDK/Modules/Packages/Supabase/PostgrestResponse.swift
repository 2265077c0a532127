// Supabase (github.com/supabase/supabase-swift): the declarations of PostgrestResponse, as its documentation has them.

struct PostgrestResponse<T> {
  let data: Data
  let response: HTTPURLResponse
  let count: Int?
  let value: T

  var status: Int { response.statusCode }
  func string(encoding: String.Encoding = .utf8) -> String? { String(data: data, encoding: encoding) }
}
