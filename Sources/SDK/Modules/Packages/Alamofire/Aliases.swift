// Alamofire (github.com/Alamofire/Alamofire): what it sees.

import Combine
@_exported import Foundation

typealias Parameters = [String: Any]
typealias AFResult<Success> = Result<Success, AFError>
typealias AFDataResponse<Success> = DataResponse<Success, AFError>
typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
typealias StreamOf<Element> = AsyncStream<Element>
typealias AdaptHandler = (
  URLRequest, Session, _ completion: @escaping (Result<URLRequest, any Error>) -> Void
) -> Void
typealias RetryHandler = (Request, Session, any Error, _ completion: @escaping (RetryResult) -> Void) -> Void
