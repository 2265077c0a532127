// DeviceKit (github.com/devicekit/DeviceKit): what it sees.

@_exported import Foundation
import UIKit
