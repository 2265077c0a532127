// CollectionHStack (github.com/LePips/CollectionHStack): what it sees.

import SwiftUI
