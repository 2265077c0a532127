// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Report, as its source has them.

struct Report: Codable, Hashable {
  let id: String
  let actionTaken: String

  private enum CodingKeys: String, CodingKey {
    case id
    case actionTaken = "action_taken"
  }
}
