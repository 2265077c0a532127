extension Machine {
  func recordProperty(_ name: String, _ record: RecordValue, _ expression: Expression) throws(Interrupt)
    -> Value?
  {
    if let value = record[name] { return value }
    switch record.type {
    case "NSString": return olderStringProperty(name, record)
    case "NSRange":
      guard let start = record["location"]?.exactInt, let length = record["length"]?.exactInt else {
        return nil
      }
      return name == "upperBound" ? .int(start &+ length) : (name == "lowerBound" ? .int(start) : nil)
    case "Task": return try taskProperty(name, record)
    case "Publisher" where name == "upstream" && record["timer"] != nil: return .record(record)
    case "Thread": return name == "isMainThread" ? .bool(true) : nil
    case "Store": return try storeProperty(name, record, expression)
    case "Calendar": return calendarProperty(name, record)
    case "Locale": return localeProperty(name, record)
    case "Duration": return durationProperty(name, record)
    case "AnimatablePair" where name == "magnitudeSquared": return magnitudeSquared(.record(record))
    case "CGRect", "CGSize", "CGPoint", "Angle": return geometryProperty(name, record)
    case "DateComponents": return componentProperty(name, record)
    case "NavigationPath": return try sequenceProperty(name, record["elements"]?.arrayValue ?? [], expression)
    case "String.Index": return name == "utf16Offset" ? record["offset"] : nil
    case "ModelContainer": return name == "mainContext" ? .record("ModelContext", [:]) : nil
    case "ModelContext":
      return ["hasChanges", "autosaveEnabled"].contains(name)
        ? .bool(false) : (name == "container" ? .record("ModelContainer", [:]) : nil)
    case "Mirror": return mirrorProperty(name, record["subject"] ?? .none)
    case "Unicode.Scalar.Properties": return scalarProperty(name, record)
    case "UUID": return name == "description" || name == "rawValue" ? record["uuidString"] : nil
    case "Data": return try dataProperty(name, record, expression)
    case "NSTextCheckingResult": return name == "range" ? record["ranges"]?.arrayValue?.first : nil
    case "TimeZone": return timeZoneProperty(name, record)
    case "CharacterSet":
      return name == "inverted" ? .record("CharacterSet", ["inverted": .record(record)]) : nil
    case "CLLocation": return locationProperty(name, record)
    case "EnvironmentValues": return try environmentMember(name)
    case "Bundle": return bundleProperty(name, near: expression.file.path)
    case "URLComponents", "PersonNameComponents": return urlComponentsProperty(name, record)
    case "UIImage", "NSImage": return imageProperty(name)
    case "UIFont", "NSFont": return fontProperty(name, record)
    case "DateInterval": return intervalProperty(name, record)
    case "Factory": return kept(record, as: name)
    case "FormatStyle": return name == "parseStrategy" ? .record(record) : nil
    case _ where Machine.decodingTypes.contains(record.type): return try decodingProperty(name, record)
    case "CurrentValueSubject" where name == "value": return currentValue(of: record)
    case "PassthroughSubject", "CurrentValueSubject", "Publisher": return .record(record)
    case _ where name == "numberFormatter" && Machine.measurementFormatters.contains(record.type):
      return .record(numberFormatter(of: record))
    case _ where Machine.formatters.contains(record.type): return formatterProperty(name, record)
    case _ where Machine.drawnPictures.contains(record.type): return drawnPictureProperty(name, record)
    case _ where Library.inert.contains(record.type): return Value.none
    case "AttributeContainer": return Value.none
    case "AttributedString.Run" where Machine.looksOfRuns.contains(name) || isUnsetAttribute(name):
      return Value.none
    default: return errorProperty(name, record)
    }
  }

  /// A place that is made of its degrees only: nothing is measured of it.
  private func locationProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch name {
    case "coordinate":
      guard let latitude = record["latitude"], let longitude = record["longitude"] else { return nil }
      return .record("CLLocationCoordinate2D", ["latitude": latitude, "longitude": longitude])
    case "altitude", "horizontalAccuracy", "verticalAccuracy": return .double(0)
    case "course", "speed", "courseAccuracy", "speedAccuracy": return .double(-1)
    case "floor", "sourceInformation": return Value.none
    case "timestamp": return .date(environment.now)
    default: return nil
    }
  }

  private func componentProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch name {
    case "date": date(of: record)
    case "year", "month", "day", "hour", "minute", "second", "weekday", "weekOfYear", "weekOfMonth",
      "quarter", "era",
      "nanosecond", "weekdayOrdinal", "yearForWeekOfYear", "dayOfYear", "calendar", "timeZone":
      Value.none
    default: nil
    }
  }

  private func date(of record: RecordValue) -> Value {
    calendar(record["calendar"]?.recordValue).date(from: dateComponents(record)).map { value($0) } ?? .none
  }

  private func intervalProperty(_ name: String, _ record: RecordValue) -> Value? {
    guard case .date(let start)? = record["start"] else { return nil }
    switch (name, record["end"], record["duration"]?.doubleValue) {
    case ("end", nil, let duration?): return .date(start + duration)
    case ("duration", .date(let end)?, nil): return .double(end - start)
    default: return nil
    }
  }

  private func timeZoneProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch name {
    case "abbreviation", "secondsFromGMT", "isDaylightSavingTime":
      timeZoneMethod(record, LibraryCall(name, [], placeholder(nil)))
    default: nil
    }
  }

  private func bundleProperty(_ name: String, near place: String) -> Value? {
    switch name {
    case "infoDictionary", "localizedInfoDictionary": infoDictionary(near: place)
    case "bundlePath": .string("/App.app")
    case "bundleURL", "resourceURL": .url("file:///App.app")
    case "executableURL": .url("file:///App.app/App")
    case "executablePath": .string("/App.app/App")
    case "resourcePath": .string("/App.app")
    case "preferredLocalizations", "localizations": .array([.string(environment.language)])
    case "developmentLocalization": .string("en")
    case "appStoreReceiptURL": Value.none
    default: nil
    }
  }

  private func urlComponentsProperty(_ name: String, _ record: RecordValue) -> Value? {
    if record.type == "PersonNameComponents" { return Value.none }
    switch name {
    case "url": return .url(urlText(record))
    case "string": return .string(urlText(record))
    case "query", "percentEncodedQuery":
      let text = query(of: record["queryItems"])
      if text.isEmpty { return Value.none }
      return .string(name == "query" ? PercentEncoding.decoded(text) ?? text : text)
    case "port", "user", "password": return Value.none
    default: return nil
    }
  }

  private func imageProperty(_ name: String) -> Value? {
    switch name {
    case "size": Library.size(100, 100)
    case "scale": .double(3)
    case "cgImage": .record("CGImage", [:])
    default: Value.none
    }
  }

  private func errorProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch name {
    case "localizedDescription":
      if case .dictionary(let info)? = record["userInfo"], let text = info[.string("NSLocalizedDescription")]
      {
        return text
      }
      let domain = string(record["domain"]) ?? record.type
      return .string(Library.errorText(domain, record["code"]?.exactInt ?? 1))
    case "code": return .int(1)
    case "errorDescription", "failureReason", "recoverySuggestion", "userInfo": return Value.none
    case "hashValue", "description", "debugDescription": return nil
    case "localizedFailureReason", "localizedRecoverySuggestion":
      guard case .dictionary(let info)? = record["userInfo"] else { return Value.none }
      return info[.string("NS" + name.prefix(1).uppercased() + name.dropFirst())] ?? Value.none
    default:
      if Library.wordsOfSystem.contains(name) { return nil }
      return Library.optionalFields.contains(record.type) ? Value.none : nil
    }
  }

  /// What `print` writes of a record; nil: its fields in order.
  func recordDescription(_ record: RecordValue) -> String? {
    func number(_ label: String) -> String { describe(.double(record[label]?.doubleValue ?? 0)) }
    switch record.type {
    case "UUID": return string(record["uuidString"])
    case "NSString": return string(record["text"])
    case "NSError": return errorDescription(record)
    case "Locale", "TimeZone": return string(record["identifier"])
    case _ where record.type.hasPrefix("Locale."): return string(record["identifier"])
    case "Duration": return number("seconds") + " seconds"
    case "CGSize": return "(\(number("width")), \(number("height")))"
    case "CGPoint": return "(\(number("x")), \(number("y")))"
    case "CGRect":
      guard let origin = record["origin"], let size = record["size"] else { return nil }
      return "(" + describe(origin).dropFirst().dropLast() + ", " + describe(size).dropFirst().dropLast()
        + ")"
    case "Measurement":
      let unit = record["unit"]?.symbolName ?? ""
      return ownUnitText(number("value"), record)
        ?? number("value") + " " + (MeasureUnit.all[unit]?.symbol ?? unit)
    case "Data": return "\(DataBytes.count(of: record)) bytes"
    case "PersonNameComponents": return formattedName(record, FormatStyleValue(root: "name"))
    case "URLComponents": return urlText(record)
    default: return string(record["localizedDescription"])
    }
  }

  /// A part of a record by key: an item of a path.
  func recordElement(_ record: RecordValue, _ key: Value, _ expression: Expression) throws(Interrupt)
    -> Value?
  {
    if let values = record["elements"]?.arrayValue {
      if case .int(let index) = key {
        guard values.indices.contains(index) else {
          throw trap("index \(index) is out of range for \(values.count) items", expression)
        }
        return values[index]
      }
      return try arraySlice(values, key, expression)
    }
    if record.type == "Data" { return try dataElement(record, key, expression) }
    switch record.type {
    case "ProcessInfo", "NSCache", "EnvironmentValues": return Value.none
    default: return string(key).flatMap { record[$0] }
    }
  }
}

extension Library {
  /// What Foundation says of an error that has no words of its own.
  static func errorText(_ domain: String, _ code: Int) -> String {
    "The operation couldn’t be completed. (\(domain) error \(code).)"
  }

  /// What every value of such a record has in words of the system's that are not known here.
  static let wordsOfSystem: Set<String> = ["accessibilityName", "familyName", "fontName"]

  /// Records whose fields may be left unset.
  static let optionalFields: Set<String> = [
    "UNMutableNotificationContent", "URLRequest", "UIColor", "NSRegularExpression", "URLQueryItem", "NSError",
    "Transaction", "UIFont",
  ]
}
