import SwiftSyntax

/// What is wrong inside one token: a character, an escape, a number.
enum TokenErrors {
  static func error(in token: TokenSyntax) -> SyntaxErrors.SyntaxError? {
    guard token.presence == .present, let fault = token.tokenDiagnostic,
      let message = message(fault.kind, token)
    else { return nil }
    return SyntaxErrors.SyntaxError(
      offset: token.position.utf8Offset + Int(fault.byteOffset), message: message)
  }

  /// nil for what is only a warning.
  private static func message(_ kind: TokenDiagnostic.Kind, _ token: TokenSyntax) -> String? {
    switch kind {
    case .extraneousLeadingWhitespaceError: "extraneous whitespace before '\(token.text)' is not permitted"
    case .extraneousTrailingWhitespaceError: "extraneous whitespace after '\(token.text)' is not permitted"
    case .extraneousLeadingWhitespaceWarning, .extraneousTrailingWhitespaceWarning, .nonBreakingSpace,
      .nulCharacter:
      nil
    default: messages[kind] ?? "'\(token.text)' is not valid here"
    }
  }

  private static let messages: [TokenDiagnostic.Kind: String] = [
    .editorPlaceholder: "editor placeholder in source file",
    .equalMustHaveConsistentWhitespaceOnBothSides: "'=' must have consistent whitespace on both sides",
    .expectedBinaryExponentInHexFloatLiteral: "hexadecimal floating point literal must end with an exponent",
    .expectedClosingBraceInUnicodeEscape: #"expected '}' in \u{...} escape sequence"#,
    .expectedDigitInFloatLiteral: "expected a digit in floating point exponent",
    .expectedHexCodeInUnicodeEscape: #"expected hexadecimal code in \u{...} escape sequence"#,
    .expectedHexDigitInHexLiteral: "expected hexadecimal digit (0-9, A-F) in integer literal",
    .insufficientIndentationInMultilineStringLiteral:
      "insufficient indentation of line in multi-line string literal",
    .invalidBackslashInRawIdentifier: "a raw identifier cannot contain a backslash",
    .invalidBinaryDigitInIntegerLiteral: "binary integer literals have only the digits 0 and 1",
    .invalidCharacter: "invalid character in source file",
    .invalidDecimalDigitInIntegerLiteral: "invalid digit in integer literal",
    .invalidEscapeSequenceInStringLiteral: "invalid escape sequence in literal",
    .invalidFloatingPointExponentCharacter: "invalid first character in floating point exponent",
    .invalidFloatingPointExponentDigit: "invalid digit in floating point exponent",
    .invalidHexDigitInIntegerLiteral: "invalid hexadecimal digit (0-9, A-F) in integer literal",
    .invalidIdentifierStartCharacter: "an identifier cannot begin with this character",
    .invalidNumberOfHexDigitsInUnicodeEscape:
      #"\u{...} escape sequence expects between 1 and 8 hex digits"#,
    .invalidOctalDigitInIntegerLiteral: "octal integer literals have only the digits 0 to 7",
    .invalidUtf8: "invalid UTF-8 found in source file",
    .invalidWhitespaceInRawIdentifier: "invalid whitespace found in raw identifier",
    .multilineRegexClosingNotOnNewline: "multi-line regex closing delimiter must appear on new line",
    .rawIdentifierCannotBeAllWhitespace: "a raw identifier cannot contain only whitespace characters",
    .rawIdentifierCannotBeEmpty: "a raw identifier cannot be empty",
    .rawIdentifierCannotBeOperator: "a raw identifier cannot contain only operator characters",
    .sourceConflictMarker: "source control conflict marker in source file",
    .spaceAtEndOfRegexLiteral: "bare slash regex literal may not end with space",
    .spaceAtStartOfRegexLiteral: "bare slash regex literal may not start with space",
    .tokenDiagnosticOffsetOverflow: "an error far inside this token; split the token to find it",
    .unexpectedBlockCommentEnd: "unexpected end of block comment",
    .unicodeCurlyQuote: #"unicode curly quote found; use '"' instead"#,
    .unprintableAsciiCharacter: "unprintable ASCII character found in source file",
    .unterminatedBlockComment: "unterminated '/*' comment",
  ]
}
