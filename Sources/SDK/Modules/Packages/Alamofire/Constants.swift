// Alamofire (github.com/Alamofire/Alamofire): the constants, as its documentation has them.

let AF = Session.default
