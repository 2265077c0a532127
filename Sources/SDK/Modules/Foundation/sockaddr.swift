// Foundation: the declarations of sockaddr, which it shows of Darwin.
// Declared as the framework's interface has it, with code of our own.

struct sockaddr {
  var sa_len: UInt8
  var sa_family: UInt8
  init() {
    sa_len = 0
    sa_family = 0
  }
}
