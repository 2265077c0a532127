// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Clients, as its source has them.

enum Clients {
  static func register(
    clientName: String, redirectURI: String = "urn:ietf:wg:oauth:2.0:oob", scopes: [AccessScope],
    website: String? = nil
  ) -> Request<ClientApplication> {
    Request(
      "apps", _method: "POST",
      _items: [
        ("client_name", clientName), ("redirect_uris", redirectURI), ("website", website),
        ("scopes", _words(scopes)),
      ])
  }
}
