// Supabase (github.com/supabase/supabase-swift): what it sees.

@_exported import Foundation

typealias JSONObject = [String: JSONValue]
typealias JSONArray = [JSONValue]
typealias AnyJSON = JSONValue
typealias AuthStateChangeListener = (AuthChangeEvent, Session?) -> Void
