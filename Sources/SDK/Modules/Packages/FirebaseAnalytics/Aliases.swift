// FirebaseAnalytics (github.com/firebase/firebase-ios-sdk): what it sees.

@_exported import FirebaseCore
import SwiftUI
