// FirebaseFunctions: the declarations of Functions, as its documentation has them.

class Functions: NSObject {
  private static let only = Functions()

  class func functions() -> Functions { only }
  class func functions(app: FirebaseApp) -> Functions { only }
  class func functions(region: String) -> Functions { only }
  class func functions(app: FirebaseApp, region: String) -> Functions { only }

  func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
  func httpsCallable<Request: Encodable, Response: Decodable>(
    _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self
  ) -> Callable<Request, Response> { Callable() }
  func useEmulator(withHost host: String, port: Int) {}
}
