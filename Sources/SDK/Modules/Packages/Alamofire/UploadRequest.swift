// Alamofire (github.com/Alamofire/Alamofire): the declarations of UploadRequest, as its documentation has them.

class UploadRequest: DataRequest {}
