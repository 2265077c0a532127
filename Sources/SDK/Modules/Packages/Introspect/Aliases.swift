// SwiftUI-Introspect: what it sees.

import MapKit
import SwiftUI
import UIKit
