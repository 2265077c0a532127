// CloudKit: the declarations of CKError.
// Declared as the framework's interface has it, with code of our own.

struct CKError: Error {
  enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure
    case networkUnavailable
    case networkFailure
    case badContainer
    case serviceUnavailable
    case requestRateLimited
    case missingEntitlement
    case notAuthenticated
    case permissionFailure
    case unknownItem
    case invalidArguments
    case resultsTruncated
    case serverRecordChanged
    case serverRejectedRequest
    case assetFileNotFound
    case assetFileModified
    case incompatibleVersion
    case constraintViolation
    case operationCancelled
    case changeTokenExpired
    case batchRequestFailed
    case zoneBusy
    case badDatabase
    case quotaExceeded
    case zoneNotFound
    case limitExceeded
    case userDeletedZone
    case tooManyParticipants
    case alreadyShared
    case referenceViolation
    case managedAccountRestricted
    case participantMayNeedVerification
    case serverResponseLost
    case assetNotAvailable
    case accountTemporarilyUnavailable
  }
  let code: CKError.Code
  let _userInfo: [String: Any]
  init(_ code: CKError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    _userInfo = userInfo
  }
  static var errorDomain: String { "CKErrorDomain" }
  var errorCode: Int { code.rawValue }
  var errorUserInfo: [String: Any] { _userInfo }
  var userInfo: [String: Any] { _userInfo }
  var partialErrorsByItemID: [AnyHashable: any Error]? {
    _userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  var ancestorRecord: CKRecord? { _userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  var clientRecord: CKRecord? { _userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  var serverRecord: CKRecord? { _userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  var retryAfterSeconds: Double? { _userInfo[CKErrorRetryAfterKey] as? Double }
  static var internalError: CKError.Code { .internalError }
  static var partialFailure: CKError.Code { .partialFailure }
  static var networkUnavailable: CKError.Code { .networkUnavailable }
  static var networkFailure: CKError.Code { .networkFailure }
  static var badContainer: CKError.Code { .badContainer }
  static var serviceUnavailable: CKError.Code { .serviceUnavailable }
  static var requestRateLimited: CKError.Code { .requestRateLimited }
  static var missingEntitlement: CKError.Code { .missingEntitlement }
  static var notAuthenticated: CKError.Code { .notAuthenticated }
  static var permissionFailure: CKError.Code { .permissionFailure }
  static var unknownItem: CKError.Code { .unknownItem }
  static var invalidArguments: CKError.Code { .invalidArguments }
  static var resultsTruncated: CKError.Code { .resultsTruncated }
  static var serverRecordChanged: CKError.Code { .serverRecordChanged }
  static var serverRejectedRequest: CKError.Code { .serverRejectedRequest }
  static var assetFileNotFound: CKError.Code { .assetFileNotFound }
  static var assetFileModified: CKError.Code { .assetFileModified }
  static var incompatibleVersion: CKError.Code { .incompatibleVersion }
  static var constraintViolation: CKError.Code { .constraintViolation }
  static var operationCancelled: CKError.Code { .operationCancelled }
  static var changeTokenExpired: CKError.Code { .changeTokenExpired }
  static var batchRequestFailed: CKError.Code { .batchRequestFailed }
  static var zoneBusy: CKError.Code { .zoneBusy }
  static var badDatabase: CKError.Code { .badDatabase }
  static var quotaExceeded: CKError.Code { .quotaExceeded }
  static var zoneNotFound: CKError.Code { .zoneNotFound }
  static var limitExceeded: CKError.Code { .limitExceeded }
  static var userDeletedZone: CKError.Code { .userDeletedZone }
  static var tooManyParticipants: CKError.Code { .tooManyParticipants }
  static var alreadyShared: CKError.Code { .alreadyShared }
  static var referenceViolation: CKError.Code { .referenceViolation }
  static var managedAccountRestricted: CKError.Code { .managedAccountRestricted }
  static var participantMayNeedVerification: CKError.Code { .participantMayNeedVerification }
  static var serverResponseLost: CKError.Code { .serverResponseLost }
  static var assetNotAvailable: CKError.Code { .assetNotAvailable }
  static var accountTemporarilyUnavailable: CKError.Code { .accountTemporarilyUnavailable }
}
