// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of ClientError, as its source has them.

enum ClientError: Error {
  case malformedURL
  case malformedJSON
  case invalidModel
  case genericError
  case mastodonError(String)
}
