// Foundation: the declarations of URLSessionUploadTask.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionUploadTask: URLSessionDataTask {}
