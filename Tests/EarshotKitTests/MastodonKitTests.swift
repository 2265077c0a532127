import EarshotKit
import Testing

/// What MastodonKit makes of what an instance sends, as its source has it
/// (https://github.com/MastodonKit/MastodonKit, and https://github.com/mltbnz/MastodonKit for texts of HTML).
@Suite("MastodonKit") struct MastodonKitTests {
  private func heard(_ view: String, _ declarations: String = "") throws -> [String] {
    let reading = try #require(
      Earshot.open(
        swift: """
          import MastodonKit
          import SwiftUI
          \(declarations)
          struct Probe: View { \(view) }
          """
      ).readings().first)
    #expect(reading.understood.understanding == .whole)
    return reading.elements.map(\.announcement)
  }

  /// A function of the app's that reads a text of HTML as a status has it.
  private let decoding = """
    func read(_ html: String) -> HTMLString {
      let data = (try? JSONEncoder().encode([html])) ?? Data()
      return (try? JSONDecoder().decode([HTMLString].self, from: data))?.first ?? HTMLString(stringValue: "nothing")
    }
    """

  @Test("A status is read from what an instance sends")
  func status() throws {
    let texts = try heard(
      """
      let status = sample()
      var body: some View {
        Text(status?.account.displayName ?? "none")
        Text(status?.content.asRawText ?? "none")
        Text("\\(status?.favouritesCount ?? 0) likes, \\(status?.visibility.rawValue ?? "none")")
        Text(status?.mediaAttachments.first?.description ?? "none")
        Text(status?.card?.providerName ?? "none")
        Text(status?.createdAt.formatted(.iso8601) ?? "none")
        Text("\\(status?.account.emojis.count ?? 9) emojis, \\(status?.tags.map(\\.name).joined() ?? "none")")
      }
      """,
      #"""
      func sample() -> Status? {
        let decoder = JSONDecoder()
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SZ"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        decoder.dateDecodingStrategy = .formatted(formatter)
        return try? decoder.decode(Status.self, from: Data(sent.utf8))
      }
      let sent = """
        {
          "id": "7", "uri": "https://gulls.example/7", "url": null, "in_reply_to_id": null,
          "created_at": "2025-08-29T19:29:41.000Z", "content": "<p>Ebb at <b>six</b></p>", "emojis": [],
          "reblogs_count": 1, "favourites_count": 3, "replies_count": 0, "spoiler_text": "",
          "visibility": "unlisted", "mentions": [], "tags": [{"name": "tide", "url": "https://gulls.example/t"}],
          "media_attachments": [
            {"id": "1", "type": "image", "url": "https://gulls.example/1.jpg", "description": "A gull"}
          ],
          "card": {
            "url": "https://gulls.example", "title": "Gulls", "description": "", "type": "link",
            "provider_name": "Harbor news"
          },
          "account": {
            "id": "2", "username": "ann", "acct": "ann", "display_name": "Ann", "note": "", "locked": false,
            "url": "https://gulls.example/@ann", "avatar": "", "avatar_static": "", "header": "",
            "header_static": "", "created_at": "2022-04-29T00:00:00.000Z", "followers_count": 1,
            "following_count": 2, "statuses_count": 3
          }
        }
        """
      """#)
    #expect(
      texts == [
        "Ann", "Ebb at six", "3 likes, unlisted", "A gull", "Harbor news", "2025-08-29T19:29:41Z",
        "0 emojis, tide",
      ])
  }

  @Test("What is sent without a number that a status needs is none")
  func incomplete() throws {
    let texts = try heard(
      #"""
      var body: some View {
        Text((try? JSONDecoder().decode(Status.self, from: Data("{\"id\": \"7\"}".utf8))) == nil ? "none" : "one")
      }
      """#)
    #expect(texts == ["none"])
  }

  @Test("HTML becomes Markdown, and what Markdown would take for marks is escaped")
  func markdown() throws {
    let texts = try heard(
      #"""
      let text = read("<p>Two <b>gulls</b> &amp; a_b *c* :blob_cat: <em>now</em></p><p>Third<br>line</p>")
      var body: some View {
        Text(verbatim: text.asMarkdown.replacingOccurrences(of: "\n", with: "/"))
        Text(verbatim: text.asRawText.replacingOccurrences(of: "\n", with: "/"))
        Text(String(text.asSafeMarkdownAttributedString.characters).replacingOccurrences(of: "\n", with: "/"))
      }
      """#, decoding)
    #expect(
      texts == [
        #"Two **gulls** & a\_b \*c\* :blob_cat: _now_//Third/line"#,
        "Two gulls & a_b *c* :blob_cat: now//Third/line", "Two gulls & a_b *c* :blob_cat: now//Third/line",
      ])
  }

  @Test("A link says what it leads to, without what its classes hide")
  func links() throws {
    let texts = try heard(
      #"""
      let text = read(
        """
        <p><a href="https://gulls.example/@ann">@<span>ann</span></a> \
        <a href="https://gulls.example/tags/Tide">#<span>Tide</span></a> \
        <a href="https://www.gulls.example/some/path"><span class="invisible">https://www.</span>\
        <span class="ellipsis">gulls.example/so</span><span class="invisible">me/path</span></a> \
        <a href="https://gulls.example/@ann/12345">post</a></p>
        """)
      var body: some View {
        ForEach(text.links) { Text("\($0.type.rawValue) \($0.title)") }
        Text(String(text.asSafeMarkdownAttributedString.characters))
        Text("\(text.statusesURLs.count) status")
      }
      """#, decoding)
    #expect(
      texts == [
        "mention @ann", "hashtag Tide", "url gulls.example", "url gulls.example",
        "@ann #Tide gulls.example/so… post", "1 status",
      ])
  }

  @Test("Lists have bullets or numbers, and those in lists a dash")
  func lists() throws {
    let texts = try heard(
      #"""
      let text = read("<ul><li>one</li><li>two<ol><li>a</li><li>b</li></ol></li></ul>")
      var body: some View {
        ForEach(text.asMarkdown.split(separator: "\n"), id: \.self) {
          Text($0.trimmingCharacters(in: .whitespaces))
        }
      }
      """#, decoding)
    #expect(texts == ["• one", "• two", "- 1. a", "- 2. b"])
  }

  @Test("A stored text holds all that was read")
  func stored() throws {
    let texts = try heard(
      #"""
      let text = read("<p>At <a href=\"https://gulls.example/9\">sea</a></p>")
      var body: some View {
        let again = try? JSONDecoder().decode(HTMLString.self, from: JSONEncoder().encode(text))
        Text(again?.htmlValue == text.htmlValue && again?.asMarkdown == text.asMarkdown ? "same" : "other")
        Text("\(again?.links.count ?? 0) link, \(again?.statusesURLs.count ?? 0) status")
      }
      """#, decoding)
    #expect(texts == ["same", "1 link, 1 status"])
  }

  @Test("A text that an app makes is Markdown only where it says so")
  func made() throws {
    let texts = try heard(
      """
      var body: some View {
        Text(HTMLString(stringValue: "**Ebb**").asSafeMarkdownAttributedString)
        Text(HTMLString(stringValue: "**Ebb**", parseMarkdown: true).asSafeMarkdownAttributedString)
      }
      """)
    #expect(texts == ["**Ebb**", "Ebb"])
  }

  @Test("A status is another's equal only where it is the same object")
  func identity() throws {
    let texts = try heard(
      """
      let one = sample(), two = sample()
      var body: some View {
        Text(one == one ? "same" : "other")
        Text(one == two ? "same" : "other")
        Text("\\(Set([one, two, one]).count) \\(one.account == two.account ? "author" : "authors")")
      }
      """,
      """
      func sample() -> Status {
        let ann = Account(
          id: "2", username: "ann", acct: "ann", displayName: "Ann", note: "", url: "", avatar: "",
          avatarStatic: "", header: "", headerStatic: "", locked: false,
          createdAt: Date(timeIntervalSince1970: 0), followersCount: 1, followingCount: 2, statusesCount: 3)
        return Status(
          id: "7", uri: "", url: nil, account: ann, inReplyToID: nil, inReplyToAccountID: nil,
          content: HTMLString(stringValue: "Ebb"), createdAt: Date(timeIntervalSince1970: 0), emojis: [],
          reblogsCount: 0, favouritesCount: 0, reblogged: nil, favourited: nil, bookmarked: nil, sensitive: nil,
          spoilerText: "", visibility: .public, mediaAttachments: [], mentions: [], tags: [], application: nil,
          language: nil, reblog: nil, pinned: nil, card: nil, repliesCount: 0)
      }
      """)
    #expect(texts == ["same", "other", "2 author"])
  }

  @Test("What an instance is asked for is on its way")
  func asking() throws {
    let texts = try heard(
      """
      @State var text = "Begun"
      var body: some View {
        Text(text).task {
          text = "Asking"
          let range: RequestRange = .max(id: "7", limit: 40)
          let statuses = try? await Client(baseURL: "https://gulls.example").run(Timelines.tag("tide", range: range))
          text = "\\(statuses?.value.count ?? 0) answered"
        }
      }
      """)
    #expect(texts == ["Asking"])
  }
}
