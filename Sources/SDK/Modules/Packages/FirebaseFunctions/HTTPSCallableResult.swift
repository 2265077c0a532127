// FirebaseFunctions: the declarations of HTTPSCallableResult, as its documentation has them.

class HTTPSCallableResult: NSObject {
  var data: Any { get }
}
