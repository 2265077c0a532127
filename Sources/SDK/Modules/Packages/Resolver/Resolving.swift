// Resolver: the declarations of Resolving, as its documentation has them.

protocol Resolving {
  var resolver: Resolver { get }
}

extension Resolving {
  var resolver: Resolver { Resolver.root }
}
