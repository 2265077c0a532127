// KeychainAccess: the declarations of ItemClass, as its documentation has them.

enum ItemClass {
  case genericPassword
  case internetPassword
}
