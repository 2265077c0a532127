// CodeScanner (github.com/twostraws/CodeScanner): the declarations of ScanMode, as its documentation has them.

enum ScanMode {
  case once
  case oncePerCode
  case continuous
  case continuousExcept(ignoredList: Set<String>)
  case manual
}
