// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of Type, as its documentation has them.

enum Type: Int { case number, string, bool, array, dictionary, null, unknown }
