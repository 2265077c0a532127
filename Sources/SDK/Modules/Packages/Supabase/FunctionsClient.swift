// Supabase (github.com/supabase/supabase-swift): the declarations of FunctionsClient, as its documentation has them.

final class FunctionsClient {
  init() {}
  func invoke<T: Decodable>(
    _ functionName: String, options: FunctionInvokeOptions = FunctionInvokeOptions(),
    decoder: JSONDecoder = JSONDecoder()
  ) async throws -> T { await _unanswered() }
  func invoke<Response>(
    _ functionName: String, options: FunctionInvokeOptions = FunctionInvokeOptions(),
    decode: (Data, HTTPURLResponse) throws -> Response
  ) async throws -> Response { await _unanswered() }
  func invoke(
    _ functionName: String, options: FunctionInvokeOptions = FunctionInvokeOptions()
  ) async throws { let _: Bool = await _unanswered() }
}
