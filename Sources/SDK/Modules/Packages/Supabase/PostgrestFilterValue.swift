// Supabase: the declarations of PostgrestFilterValue, as its documentation has them.

protocol PostgrestFilterValue {}

extension String: PostgrestFilterValue {}

extension Int: PostgrestFilterValue {}

extension Double: PostgrestFilterValue {}

extension Float: PostgrestFilterValue {}

extension Bool: PostgrestFilterValue {}

extension UUID: PostgrestFilterValue {}

extension Date: PostgrestFilterValue {}

extension JSONValue: PostgrestFilterValue {}

extension Array: PostgrestFilterValue where Element: PostgrestFilterValue {}

extension Optional: PostgrestFilterValue where Wrapped: PostgrestFilterValue {}
