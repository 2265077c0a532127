// swiftui-introspect: what it sees.

import AVKit
import AuthenticationServices
import MapKit
import SwiftUI
import UIKit
import WebKit
