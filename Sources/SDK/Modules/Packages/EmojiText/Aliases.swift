// EmojiText: what it sees, and its type aliases.

import SwiftUI

typealias EmojiImage = UIImage
typealias EmojiColor = UIColor
