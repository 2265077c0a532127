// Foundation: what looks up the fields of a header.

/// The names of header fields mean the same in capitals and small letters.
enum _HeaderFields {
  static func key(of field: String, in fields: [String: String]) -> String? {
    if fields[field] != nil { return field }
    let small = field.lowercased()
    return fields.keys.first { $0.lowercased() == small }
  }

  static func value(of field: String, in fields: [String: String]) -> String? {
    key(of: field, in: fields).flatMap { fields[$0] }
  }
}
