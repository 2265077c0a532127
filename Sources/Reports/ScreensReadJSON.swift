import EarshotVocabulary

extension JSONWriter {
  /// `{"whole": 3, "inPart": 1, "notAtAll": [{"screen": "…", "cause": "…"}]}`: how far screens were read.
  public mutating func screensRead(_ read: ScreensRead) {
    object { writer in
      writer.key("whole")
      writer.int(read.count(.whole))
      writer.key("inPart")
      writer.int(read.count(.inPart))
      writer.key("notAtAll")
      writer.array { writer in
        for screen in read.unread {
          writer.object { writer in
            writer.key("screen")
            writer.string(screen.heading)
            writer.key("cause")
            writer.string(screen.cause)
          }
        }
      }
    }
  }
}
