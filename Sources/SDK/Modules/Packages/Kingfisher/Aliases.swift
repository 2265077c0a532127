// Kingfisher: what it sees, and its type aliases.

import SwiftUI

typealias KFCrossPlatformImage = UIImage
typealias KFCrossPlatformColor = UIColor
typealias KFCrossPlatformView = UIView
typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
typealias ImageResource = KF.ImageResource
typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
typealias PrefetcherCompletionHandler = (
  _ skippedResources: [any Resource], _ failedResources: [any Resource], _ completedResources: [any Resource]
) -> Void
