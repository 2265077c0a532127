// Supabase: the declarations of FunctionInvokeOptions, as its documentation has them.

struct FunctionInvokeOptions {
  enum Method: String { case get, post, put, patch, delete }

  init(method: Method? = nil, headers: [String: String] = [:], body: some Encodable) {}
  init(method: Method? = nil, headers: [String: String] = [:]) {}
}
