// KeychainAccess: the declarations of AuthenticationType, as its documentation has them.

enum AuthenticationType {
  case ntlm, msn, dpa, rpa, httpBasic, httpDigest, htmlForm, `default`
}
