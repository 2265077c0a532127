// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): what it sees.

import Foundation
