// SpeziOnboarding (github.com/StanfordSpezi/SpeziOnboarding): what it sees.

@_exported import SpeziViews
import SwiftUI
