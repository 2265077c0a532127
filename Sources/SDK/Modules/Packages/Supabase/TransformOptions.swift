// Supabase (github.com/supabase/supabase-swift): the declarations of TransformOptions, as its documentation has them.

struct TransformOptions {
  init(
    width: Int? = nil, height: Int? = nil, resize: String? = nil, quality: Int? = 80, format: String? = nil
  ) {}
}
