// DeveloperToolsSupport: what it sees.
// Declared as the framework's interface has it, with code of our own.

import Foundation
