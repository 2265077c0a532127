// Alamofire (github.com/Alamofire/Alamofire): the declarations of RequestRetrier, as its documentation has them.

protocol RequestRetrier {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}
