// Supabase (github.com/supabase/supabase-swift): the declarations of Provider, as its documentation has them.

enum Provider: String, CaseIterable {
  case apple, azure, bitbucket, discord, email, facebook, figma, github, gitlab, google, kakao, keycloak
  case linkedin
  case linkedinOIDC = "linkedin_oidc"
  case notion, slack
  case slackOIDC = "slack_oidc"
  case spotify, twitch, twitter, x, workos, zoom, fly
}
