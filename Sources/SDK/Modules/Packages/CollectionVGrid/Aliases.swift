// CollectionVGrid (github.com/LePips/CollectionVGrid): what it sees.

import SwiftUI
