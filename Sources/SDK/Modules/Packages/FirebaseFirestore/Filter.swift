// FirebaseFirestore (github.com/firebase/firebase-ios-sdk): the declarations of Filter, as its documentation has them.

class Filter: NSObject {
  class func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, isGreaterOrEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, isGreaterOrEqualTo value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, arrayContains value: Any) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter { Filter() }
  class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter { Filter() }
  class func whereField(_ field: String, in values: [Any]) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, in values: [Any]) -> Filter { Filter() }
  class func whereField(_ field: String, notIn values: [Any]) -> Filter { Filter() }
  class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter { Filter() }
  class func orFilter(_ filters: [Filter]) -> Filter { Filter() }
  class func andFilter(_ filters: [Filter]) -> Filter { Filter() }
}
