import EarshotVocabulary

extension TextWriter {
  /// `FILE:LINE:COLUMN: severity: MESSAGE`, as compilers print.
  public mutating func notice(_ notice: Notice) {
    if let location = notice.location {
      text(location.description)
      own(": ")
    }
    switch notice.severity {
    case .error: text(notice.severity.rawValue, .red)
    case .warning: text(notice.severity.rawValue, .yellow)
    case .note: text(notice.severity.rawValue, .faint)
    }
    own(": ")
    line(notice.message)
  }
}

extension JSONWriter {
  /// `{severity, file, line, column, message}`: contract, section 2.
  ///
  /// - Parameter touchesSpeech: adds whether anything that is said hangs on it.
  public mutating func notice(_ notice: Notice, touchesSpeech: Bool? = nil) {
    object { writer in
      writer.key("severity")
      writer.string(notice.severity.rawValue)
      writer.key("file")
      writer.string(notice.location?.file)
      writer.key("line")
      writer.int(notice.location?.line)
      writer.key("column")
      writer.int(notice.location?.column)
      writer.key("message")
      writer.string(notice.message)
      if let touchesSpeech {
        writer.key("touchesSpeech")
        writer.bool(touchesSpeech)
      }
    }
  }

  /// `[x, y]`, or null where there is none or it is no place.
  public mutating func point(_ point: Point?) {
    guard let point, point.isFinite else { return null() }
    array { writer in
      writer.number(point.x)
      writer.number(point.y)
    }
  }

  /// `[x, y, width, height]`, or null where there is none or it is no rectangle.
  public mutating func rect(_ rect: Rect?) {
    guard let rect, rect.isFinite else { return null() }
    array { writer in
      writer.number(rect.minX)
      writer.number(rect.minY)
      writer.number(rect.width)
      writer.number(rect.height)
    }
  }

  /// `{file, line, column}`, or null.
  public mutating func place(_ location: SourceLocation?) {
    guard let location else { return null() }
    object { writer in
      writer.key("file")
      writer.string(location.file)
      writer.key("line")
      writer.int(location.line)
      writer.key("column")
      writer.int(location.column)
    }
  }
}
