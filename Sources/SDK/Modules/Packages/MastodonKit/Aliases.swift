// MastodonKit (github.com/MastodonKit/MastodonKit): what it sees.

// Texts of HTML, and what is made by hand, are as github.com/mltbnz/MastodonKit has them.

import Foundation
import SwiftSoup
