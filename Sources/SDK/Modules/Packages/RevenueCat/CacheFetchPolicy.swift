// RevenueCat: the declarations of CacheFetchPolicy, as its documentation has them.

enum CacheFetchPolicy: Int {
  case fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched

  static var `default`: CacheFetchPolicy { .cachedOrFetched }
}
