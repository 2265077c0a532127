import EarshotVocabulary
import Testing

@Suite struct ProfileTests {
  @Test(
    "a version in between acts as the next lower profile",
    arguments: [
      (13, Profile.ios13), (14, .ios13), (15, .ios15), (19, .ios18), (26, .ios26), (28, .ios27),
    ])
  func versionInBetween(version: Int, expected: Profile) {
    #expect(Profile(iOS: version) == expected)
  }

  @Test func belowThirteenThereIsNone() {
    #expect(Profile(iOS: 12) == nil)
  }
}
