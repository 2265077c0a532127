// KeychainSwift (github.com/evgenyneu/keychain-swift): what it sees.

import Foundation
import Security
