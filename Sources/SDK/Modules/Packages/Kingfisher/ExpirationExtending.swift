// Kingfisher: the declarations of ExpirationExtending, as its documentation has them.

enum ExpirationExtending {
  case none
  case cacheTime
  case expirationTime(_ expiration: StorageExpiration)
}
