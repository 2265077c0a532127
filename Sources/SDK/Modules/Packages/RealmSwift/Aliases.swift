// RealmSwift (github.com/realm/realm-swift): what it sees.

import Combine
import Foundation
import SwiftUI

typealias RealmSwiftObject = Object
typealias ObjectKeyIdentifiable = Identifiable
