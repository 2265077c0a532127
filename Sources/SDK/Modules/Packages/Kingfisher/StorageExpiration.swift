// Kingfisher: the declarations of StorageExpiration, as its documentation has them.

enum StorageExpiration {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}
