// FirebaseAuth: the declarations of AuthErrorCode, as its documentation has them.

struct AuthErrorCode: Error {
  let code: Code

  init(_ code: Code) { self.code = code }
  init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }

  var rawValue: Int { code.rawValue }
  var errorCode: Int { code.rawValue }
}

extension AuthErrorCode {
  enum Code: Int {
    case invalidCustomToken = 17000
    case customTokenMismatch = 17002
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case invalidAPIKey = 17023
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case appNotAuthorized = 17028
    case expiredActionCode = 17029
    case invalidActionCode = 17030
    case invalidMessagePayload = 17031
    case invalidSender = 17032
    case invalidRecipientEmail = 17033
    case missingEmail = 17034
    case missingIosBundleID = 17036
    case missingAndroidPackageName = 17037
    case unauthorizedDomain = 17038
    case invalidContinueURI = 17039
    case missingContinueURI = 17040
    case missingPhoneNumber = 17041
    case invalidPhoneNumber = 17042
    case missingVerificationCode = 17043
    case invalidVerificationCode = 17044
    case missingVerificationID = 17045
    case invalidVerificationID = 17046
    case missingAppCredential = 17047
    case invalidAppCredential = 17048
    case sessionExpired = 17051
    case quotaExceeded = 17052
    case missingAppToken = 17053
    case notificationNotForwarded = 17054
    case appNotVerified = 17055
    case captchaCheckFailed = 17056
    case webContextAlreadyPresented = 17057
    case webContextCancelled = 17058
    case appVerificationUserInteractionFailure = 17059
    case invalidClientID = 17060
    case webNetworkRequestFailed = 17061
    case webInternalError = 17062
    case webSignInUserInteractionFailure = 17063
    case localPlayerNotAuthenticated = 17066
    case nullUser = 17067
    case invalidProviderID = 17071
    case tenantIDMismatch = 17072
    case unsupportedTenantOperation = 17073
    case invalidHostingLinkDomain = 17214
    case rejectedCredential = 17075
    case gameKitNotLinked = 17076
    case secondFactorRequired = 17078
    case missingMultiFactorSession = 17081
    case missingMultiFactorInfo = 17082
    case invalidMultiFactorSession = 17083
    case multiFactorInfoNotFound = 17084
    case adminRestrictedOperation = 17085
    case unverifiedEmail = 17086
    case secondFactorAlreadyEnrolled = 17087
    case maximumSecondFactorCountExceeded = 17088
    case unsupportedFirstFactor = 17089
    case emailChangeNeedsVerification = 17090
    case missingClientIdentifier = 17093
    case missingOrInvalidNonce = 17094
    case blockingCloudFunctionError = 17105
    case recaptchaNotEnabled = 17200
    case missingRecaptchaToken = 17201
    case invalidRecaptchaToken = 17202
    case invalidRecaptchaAction = 17203
    case missingClientType = 17204
    case missingRecaptchaVersion = 17205
    case invalidRecaptchaVersion = 17206
    case invalidReqType = 17207
    case recaptchaSDKNotLinked = 17208
    case recaptchaSiteKeyMissing = 17209
    case recaptchaActionCreationFailed = 17210
    case passwordDoesNotMeetRequirements = 17211
    case keychainError = 17995
    case internalError = 17999
    case malformedJWT = 18000
  }

  static var invalidCustomToken: Code { .invalidCustomToken }
  static var customTokenMismatch: Code { .customTokenMismatch }
  static var invalidCredential: Code { .invalidCredential }
  static var userDisabled: Code { .userDisabled }
  static var operationNotAllowed: Code { .operationNotAllowed }
  static var emailAlreadyInUse: Code { .emailAlreadyInUse }
  static var invalidEmail: Code { .invalidEmail }
  static var wrongPassword: Code { .wrongPassword }
  static var tooManyRequests: Code { .tooManyRequests }
  static var userNotFound: Code { .userNotFound }
  static var accountExistsWithDifferentCredential: Code { .accountExistsWithDifferentCredential }
  static var requiresRecentLogin: Code { .requiresRecentLogin }
  static var providerAlreadyLinked: Code { .providerAlreadyLinked }
  static var noSuchProvider: Code { .noSuchProvider }
  static var invalidUserToken: Code { .invalidUserToken }
  static var networkError: Code { .networkError }
  static var userTokenExpired: Code { .userTokenExpired }
  static var invalidAPIKey: Code { .invalidAPIKey }
  static var userMismatch: Code { .userMismatch }
  static var credentialAlreadyInUse: Code { .credentialAlreadyInUse }
  static var weakPassword: Code { .weakPassword }
  static var appNotAuthorized: Code { .appNotAuthorized }
  static var expiredActionCode: Code { .expiredActionCode }
  static var invalidActionCode: Code { .invalidActionCode }
  static var invalidMessagePayload: Code { .invalidMessagePayload }
  static var invalidSender: Code { .invalidSender }
  static var invalidRecipientEmail: Code { .invalidRecipientEmail }
  static var missingEmail: Code { .missingEmail }
  static var missingIosBundleID: Code { .missingIosBundleID }
  static var missingAndroidPackageName: Code { .missingAndroidPackageName }
  static var unauthorizedDomain: Code { .unauthorizedDomain }
  static var invalidContinueURI: Code { .invalidContinueURI }
  static var missingContinueURI: Code { .missingContinueURI }
  static var missingPhoneNumber: Code { .missingPhoneNumber }
  static var invalidPhoneNumber: Code { .invalidPhoneNumber }
  static var missingVerificationCode: Code { .missingVerificationCode }
  static var invalidVerificationCode: Code { .invalidVerificationCode }
  static var missingVerificationID: Code { .missingVerificationID }
  static var invalidVerificationID: Code { .invalidVerificationID }
  static var missingAppCredential: Code { .missingAppCredential }
  static var invalidAppCredential: Code { .invalidAppCredential }
  static var sessionExpired: Code { .sessionExpired }
  static var quotaExceeded: Code { .quotaExceeded }
  static var missingAppToken: Code { .missingAppToken }
  static var notificationNotForwarded: Code { .notificationNotForwarded }
  static var appNotVerified: Code { .appNotVerified }
  static var captchaCheckFailed: Code { .captchaCheckFailed }
  static var webContextAlreadyPresented: Code { .webContextAlreadyPresented }
  static var webContextCancelled: Code { .webContextCancelled }
  static var appVerificationUserInteractionFailure: Code { .appVerificationUserInteractionFailure }
  static var invalidClientID: Code { .invalidClientID }
  static var webNetworkRequestFailed: Code { .webNetworkRequestFailed }
  static var webInternalError: Code { .webInternalError }
  static var webSignInUserInteractionFailure: Code { .webSignInUserInteractionFailure }
  static var localPlayerNotAuthenticated: Code { .localPlayerNotAuthenticated }
  static var nullUser: Code { .nullUser }
  static var invalidProviderID: Code { .invalidProviderID }
  static var tenantIDMismatch: Code { .tenantIDMismatch }
  static var unsupportedTenantOperation: Code { .unsupportedTenantOperation }
  static var invalidHostingLinkDomain: Code { .invalidHostingLinkDomain }
  static var rejectedCredential: Code { .rejectedCredential }
  static var gameKitNotLinked: Code { .gameKitNotLinked }
  static var secondFactorRequired: Code { .secondFactorRequired }
  static var missingMultiFactorSession: Code { .missingMultiFactorSession }
  static var missingMultiFactorInfo: Code { .missingMultiFactorInfo }
  static var invalidMultiFactorSession: Code { .invalidMultiFactorSession }
  static var multiFactorInfoNotFound: Code { .multiFactorInfoNotFound }
  static var adminRestrictedOperation: Code { .adminRestrictedOperation }
  static var unverifiedEmail: Code { .unverifiedEmail }
  static var secondFactorAlreadyEnrolled: Code { .secondFactorAlreadyEnrolled }
  static var maximumSecondFactorCountExceeded: Code { .maximumSecondFactorCountExceeded }
  static var unsupportedFirstFactor: Code { .unsupportedFirstFactor }
  static var emailChangeNeedsVerification: Code { .emailChangeNeedsVerification }
  static var missingClientIdentifier: Code { .missingClientIdentifier }
  static var missingOrInvalidNonce: Code { .missingOrInvalidNonce }
  static var blockingCloudFunctionError: Code { .blockingCloudFunctionError }
  static var recaptchaNotEnabled: Code { .recaptchaNotEnabled }
  static var missingRecaptchaToken: Code { .missingRecaptchaToken }
  static var invalidRecaptchaToken: Code { .invalidRecaptchaToken }
  static var invalidRecaptchaAction: Code { .invalidRecaptchaAction }
  static var missingClientType: Code { .missingClientType }
  static var missingRecaptchaVersion: Code { .missingRecaptchaVersion }
  static var invalidRecaptchaVersion: Code { .invalidRecaptchaVersion }
  static var invalidReqType: Code { .invalidReqType }
  static var recaptchaSDKNotLinked: Code { .recaptchaSDKNotLinked }
  static var recaptchaSiteKeyMissing: Code { .recaptchaSiteKeyMissing }
  static var recaptchaActionCreationFailed: Code { .recaptchaActionCreationFailed }
  static var passwordDoesNotMeetRequirements: Code { .passwordDoesNotMeetRequirements }
  static var keychainError: Code { .keychainError }
  static var internalError: Code { .internalError }
  static var malformedJWT: Code { .malformedJWT }
}
