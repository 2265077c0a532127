// Alamofire (github.com/Alamofire/Alamofire): the declarations of DataDecoder, as its documentation has them.

protocol DataDecoder {
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
