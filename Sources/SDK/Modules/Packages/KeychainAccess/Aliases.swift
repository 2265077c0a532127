// KeychainAccess (github.com/kishikawakatsumi/KeychainAccess): what it sees.

import Foundation
import LocalAuthentication
import Security
