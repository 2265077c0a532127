// CodeScanner (github.com/twostraws/CodeScanner): the declarations of ScanError, as its documentation has them.

enum ScanError: Error {
  case badInput
  case badOutput
  case initError(_ error: any Error)
  case permissionDenied
}
