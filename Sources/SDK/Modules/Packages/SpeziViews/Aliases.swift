// SpeziViews (github.com/StanfordSpezi/SpeziViews): what it sees.

import SwiftUI
