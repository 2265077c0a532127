// FirebaseAuth (github.com/firebase/firebase-ios-sdk): what it sees.

@_exported import FirebaseCore
import UIKit

typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
typealias AuthResultCallback = (User?, (any Error)?) -> Void
typealias SendPasswordResetCallback = ((any Error)?) -> Void
typealias SendSignInLinkToEmailCallback = ((any Error)?) -> Void
