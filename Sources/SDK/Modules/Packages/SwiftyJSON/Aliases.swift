// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it sees.

@_exported import Foundation
