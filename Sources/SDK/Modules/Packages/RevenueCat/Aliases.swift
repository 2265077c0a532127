// RevenueCat (github.com/RevenueCat/purchases-ios): what it sees.

@_exported import Foundation
import StoreKit

typealias PublicError = NSError
typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)
typealias PurchaseCompletedBlock = (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
