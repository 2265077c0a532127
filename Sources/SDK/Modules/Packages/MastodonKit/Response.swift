// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Response, as its source has them.

struct Response<Model> {
  let value: Model
  let pagination: Pagination?
}
