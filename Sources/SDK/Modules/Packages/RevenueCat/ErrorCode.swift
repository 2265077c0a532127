// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of ErrorCode, as its documentation has them.

enum ErrorCode: Int, Error {
  case unknownError = 0
  case purchaseCancelledError = 1
  case storeProblemError = 2
  case purchaseNotAllowedError = 3
  case purchaseInvalidError = 4
  case productNotAvailableForPurchaseError = 5
  case productAlreadyPurchasedError = 6
  case receiptAlreadyInUseError = 7
  case invalidReceiptError = 8
  case missingReceiptFileError = 9
  case networkError = 10
  case invalidCredentialsError = 11
  case unexpectedBackendResponseError = 12
  case receiptInUseByOtherSubscriberError = 13
  case invalidAppUserIdError = 14
  case operationAlreadyInProgressForProductError = 15
  case unknownBackendError = 16
  case invalidAppleSubscriptionKeyError = 17
  case ineligibleError = 18
  case insufficientPermissionsError = 19
  case paymentPendingError = 20
  case invalidSubscriberAttributesError = 21
  case logOutAnonymousUserError = 22
  case configurationError = 23
  case unsupportedError = 24
  case emptySubscriberAttributes = 25
  case productDiscountMissingIdentifierError = 26
  case productDiscountMissingSubscriptionGroupIdentifierError = 28
  case customerInfoError = 29
  case systemInfoError = 30
  case beginRefundRequestError = 31
  case productRequestTimedOut = 32
  case apiEndpointBlockedError = 33
  case invalidPromotionalOfferError = 34
  case offlineConnectionError = 35
  case featureNotAvailableInCustomEntitlementsComputationMode = 36
  case signatureVerificationFailed = 37
  case featureNotSupportedWithStoreKit1 = 38
  case invalidWebPurchaseToken = 39
  case purchaseBelongsToOtherUser = 40
  case expiredWebPurchaseToken = 41
  case testStoreSimulatedPurchaseError = 42
}
