// RevenueCatUI (github.com/RevenueCat/purchases-ios): what it sees.

import RevenueCat
import SwiftUI

typealias PurchaseOrRestoreCompletedHandler = (CustomerInfo) -> Void
typealias PurchaseCompletedHandler = (StoreTransaction?, CustomerInfo) -> Void
typealias PurchaseStartedHandler = () -> Void
typealias PurchaseOfPackageStartedHandler = (Package) -> Void
typealias PurchaseCancelledHandler = () -> Void
typealias PurchaseFailureHandler = (NSError) -> Void
typealias RestoreStartedHandler = () -> Void
typealias PerformPurchase = (Package) async -> (userCancelled: Bool, error: (any Error)?)
typealias PerformRestore = () async -> (success: Bool, error: (any Error)?)
