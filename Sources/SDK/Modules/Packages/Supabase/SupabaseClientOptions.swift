// Supabase: the declarations of SupabaseClientOptions, as its documentation has them.

struct SupabaseClientOptions {
  struct DatabaseOptions {
    init(schema: String? = nil, encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder()) {}
  }
  struct AuthOptions {
    init(
      redirectToURL: URL? = nil, storageKey: String? = nil, autoRefreshToken: Bool = true,
      emitLocalSessionAsInitialSession: Bool = false
    ) {}
  }
  struct GlobalOptions {
    init(headers: [String: String] = [:], session: URLSession = .shared) {}
  }

  init(
    db: DatabaseOptions = DatabaseOptions(), auth: AuthOptions = AuthOptions(),
    global: GlobalOptions = GlobalOptions()
  ) {}
}
