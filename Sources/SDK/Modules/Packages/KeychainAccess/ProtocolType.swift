// KeychainAccess: the declarations of ProtocolType, as its documentation has them.

enum ProtocolType {
  case ftp, ftpAccount, http, irc, nntp, pop3, smtp, socks, imap, ldap, appleTalk, afp, telnet, ssh, ftps
  case https, httpProxy, httpsProxy, ftpProxy, smb, rtsp, rtspProxy, daap, eppc, ipp, nntps, ldaps
  case telnetS, imaps, ircs, pop3S
}
