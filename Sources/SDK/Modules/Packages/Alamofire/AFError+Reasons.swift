// Alamofire (github.com/Alamofire/Alamofire): what it adds to AFError, as its documentation has it.

extension AFError {
  enum MultipartEncodingFailureReason {
    case bodyPartURLInvalid(url: URL)
    case bodyPartFilenameInvalid(in: URL)
    case bodyPartFileNotReachable(at: URL)
    case inputStreamReadFailed(error: any Error)
    case outputStreamWriteFailed(error: any Error)
  }

  enum ParameterEncodingFailureReason {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  enum ParameterEncoderFailureReason {
    case encoderFailed(error: any Error)
  }

  enum ResponseValidationFailureReason {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  enum ResponseSerializationFailureReason {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  enum ServerTrustFailureReason {
    case noRequiredEvaluator(host: String)
    case noCertificatesFound
    case noPublicKeysFound
    case trustEvaluationFailed(error: (any Error)?)
    case customEvaluationFailed(error: any Error)
  }

  enum URLRequestValidationFailureReason {
    case bodyDataInGETRequest(Data)
  }
}

extension AFError {
  var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
  var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
  var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
  var isResponseValidationError: Bool { if case .responseValidationFailed = self { true } else { false } }
  var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  var isParameterEncodingError: Bool { if case .parameterEncodingFailed = self { true } else { false } }
  var underlyingError: (any Error)? {
    switch self {
    case .createUploadableFailed(let error), .createURLRequestFailed(let error),
      .requestAdaptationFailed(let error), .sessionTaskFailed(let error):
      error
    case .sessionInvalidated(let error): error
    case .requestRetryFailed(let retryError, _): retryError
    default: nil
    }
  }
  var responseCode: Int? {
    if case .responseValidationFailed(reason: .unacceptableStatusCode(let code)) = self { code } else { nil }
  }
  var url: URL? { nil }
}

extension AFError: LocalizedError {
  var errorDescription: String? { get }
}

extension Error {
  var asAFError: AFError? { self as? AFError }
}
