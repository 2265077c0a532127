// Foundation: the declarations of URLSessionDataTask.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionDataTask: URLSessionTask {}
