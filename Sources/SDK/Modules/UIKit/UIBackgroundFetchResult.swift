// UIKit: the declarations of UIBackgroundFetchResult.

enum UIBackgroundFetchResult: Int, Sendable {
  case newData, noData, failed
}
