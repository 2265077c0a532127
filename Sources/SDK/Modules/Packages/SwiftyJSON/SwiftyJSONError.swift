// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of SwiftyJSONError, as its documentation has them.

enum SwiftyJSONError: Int, Error {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490

  var errorCode: Int { rawValue }
}
