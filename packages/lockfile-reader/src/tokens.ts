/** Tells access tokens from names. Browser-safe. */

/**
 * How services write their tokens, keys and secrets: sources of regular expressions, without regard
 * to letter case. Each has an example in withoutSecrets.test.ts.
 */
export const TOKEN_PATTERNS = {
  '1Password': String.raw`ops_eyj[\w-]{20,}`,
  age: 'age-secret-key-1[a-z0-9]{20,}',
  Airtable: String.raw`pat[a-z0-9]{14}\.[0-9a-f]{40,}`,
  'Alibaba Cloud': 'ltai[a-z0-9]{16,}',
  'Anthropic, OpenAI and others': String.raw`sk-(?:(?:ant|proj|svcacct|admin|none|or|lf)-[\w-]{20,}|[a-z0-9]{32,})`,
  Artifactory: '(?:akcp|cmvmdgtu)[a-z0-9]{30,}',
  Atlassian: String.raw`(?:atatt3|atctt3|atbb)[\w=-]{20,}`,
  'AWS, the key': '(?:a3t[a-z0-9]|akia|asia|abia|acca)[a-z0-9]{16}(?![a-z0-9])',
  Azure: '[a-z0-9]{52}jqqj9[9d][a-z0-9]{18,}',
  'Azure, clients': String.raw`[\w.-]{3}8q~[\w.~-]{31,}`,
  'Azure DevOps': '(?=[a-z]*[2-7])[a-z2-7]{52}(?![a-z0-9])|[a-z0-9]{76}azdo[a-z0-9]{4}',
  Buildkite: String.raw`bk(?:ua|aj|at|ct)_\w{20,}`,
  CircleCI: String.raw`cci(?:pat|prj)_\w{20,}`,
  Clojars: 'clojars_[a-z0-9]{30,}',
  Cloudflare: String.raw`v1\.0-[0-9a-f]{20,}-[0-9a-f]{40,}|cf[au]t_\w{30,}`,
  Contentful: String.raw`cfpat-[\w-]{30,}`,
  'crates.io': 'cio[a-z0-9]{32,}',
  Databricks: 'dapi[0-9a-f]{32,}',
  DigitalOcean: String.raw`do[opr]_v1_[\w-]{20,}`,
  Discord: String.raw`(?:m[t-z]|n[a-z]|o[d-t])[\w-]{22,26}\.[\w-]{6}\.[\w-]{27,}`,
  Docker: String.raw`dckr_[po]at_[\w-]{20,}`,
  Doppler: String.raw`dp\.(?:pt|ct|sa|st|scim|audit)\.[\w.-]{30,}`,
  Dropbox: String.raw`sl\.(?:u\.)?[\w-]{60,}`,
  Dynatrace: String.raw`dt0[a-z]\d\d\.[a-z0-9]{20,}\.[a-z0-9]{40,}`,
  EasyPost: 'ez[at]k[a-z0-9]{50,}',
  Facebook: 'eaa[a-z0-9]{40,}',
  Figma: String.raw`fig[dou]_[\w-]{20,}`,
  'Fly.io': String.raw`(?:fo1|fm[12][ar]?)_[\w+/=-]{40,}`,
  GitHub: 'gh[opsur]_[a-z0-9]{20,}',
  'GitHub, fine-grained': String.raw`github_pat_\w{20,}`,
  'GitHub, older apps': String.raw`v1\.[0-9a-f]{40}(?![0-9a-f])`,
  GitLab: String.raw`gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rtr?|soat|wt)-[\w.-]{20,}`,
  Google: String.raw`aiza[\w-]{35}|ya29\.[\w-]{20,}|1//0[\w-]{30,}`,
  'Google OAuth': String.raw`gocspx-[\w-]{20,}`,
  Grafana: String.raw`gl(?:sa|c)_[\w+/=]{30,}`,
  Groq: 'gsk_[a-z0-9]{40,}',
  'HashiCorp Vault': String.raw`hv[brs]\.[\w-]{20,}`,
  Heroku: String.raw`hrku-[\w-]{30,}`,
  Honeycomb: 'hc[a-z]{2,3}_[a-z0-9]{40,}',
  'Hugging Face': '(?:hf|api_org)_[a-z0-9]{30,}',
  'JSON Web Tokens': String.raw`eyj[\w-]{8,}\.[\w-]{4,}\.[\w-]+`,
  LangSmith: String.raw`lsv2_[a-z]{2}_\w{30,}`,
  Linear: String.raw`lin_(?:api|oauth)_[\w-]{20,}`,
  Mailchimp: String.raw`[0-9a-f]{32}-us\d{1,2}(?!\w)`,
  Mailgun: 'key-[0-9a-f]{32}(?![0-9a-f])',
  Neon: 'napi_[a-z0-9]{40,}',
  Netlify: 'nf[a-z]_[a-z0-9]{30,}',
  'New Relic': 'nr(?:ak|ii|js|ra|iq)-[a-z0-9-]{25,}',
  Notion: '(?:ntn|secret)_[a-z0-9]{40,}',
  npm: 'npm_[a-z0-9]{30,}',
  NuGet: 'oy2[a-z0-9]{36,}',
  NVIDIA: String.raw`nvapi-[\w-]{40,}`,
  'Open VSX': String.raw`ovsxa?[pt]_[\w-]{30,}`,
  Packagist: String.raw`packagist_[a-z]{3}_\w{30,}`,
  Perplexity: 'pplx-[a-z0-9]{40,}',
  Plaid: String.raw`access-(?:sandbox|development|production)-[\w-]{30,}`,
  PlanetScale: String.raw`pscale_(?:tkn|pw|oauth)_[\w.=-]{30,}`,
  PostHog: 'ph[cxs]_[a-z0-9]{40,}',
  Postman: 'pmak-[0-9a-f]{20,}-[0-9a-f]{30,}',
  'Private keys': String.raw`(?:-----)?begin [\w ]{0,30}private key-----[^]*`,
  Pulumi: 'pul-[a-z0-9]{25,}',
  PyPI: String.raw`pypi-ag[\w-]{16,}`,
  Render: 'rnd_[a-z0-9]{28,}',
  Replicate: 'r8_[a-z0-9]{30,}',
  RubyGems: 'rubygems_[a-z0-9]{30,}',
  SendGrid: String.raw`sg\.[\w-]{16,}\.[\w-]{16,}`,
  Sentry: String.raw`sntry[a-z]_[\w+/=-]{20,}`,
  Shopify: String.raw`shp[a-z]{2}_\w{20,}`,
  Slack: String.raw`(?:xox[a-z](?:\.xox[a-z])?|xapp|xwfp)-[\w-]{10,}`,
  SonarQube: 'sq[apu]_[0-9a-f]{40}',
  Sourcegraph: String.raw`(?:sg[dps]|slk)_\w{30,}`,
  Square: String.raw`sq0[a-z]{3}-[\w-]{20,}`,
  Stripe: String.raw`[rsp]k_(?:live|test)_\w{16,}`,
  'Stripe, webhooks': String.raw`whsec_[\w+/=]{16,}`,
  Supabase: String.raw`(?:sbp|sb_secret)_\w{20,}`,
  Tailscale: String.raw`tskey-[\w-]{20,}`,
  Telegram: String.raw`\d{8,10}:aa[\w-]{30,}`,
  'Tencent Cloud': 'akid[a-z0-9]{32}(?![a-z0-9])',
  Terraform: String.raw`[a-z0-9]{14}\.atlasv1\.[\w-]{40,}`,
  Twilio: 'sk[0-9a-f]{32}(?![0-9a-f])',
  Typeform: String.raw`tfp_[\w-]{30,}`,
  Vercel: 'vc[a-z]_[a-z0-9]{24,}',
  xAI: 'xai-[a-z0-9]{40,}',
  Yandex: String.raw`y0_[\w-]{40,}`,
} as const;

const TOKEN = new RegExp(`(?<![a-z0-9])(?:${Object.values(TOKEN_PATTERNS).join('|')})`, 'gi');

/** AWS's secret has no sign of its own: 40 letters and digits of both cases that stand alone. */
const AWS_SECRET =
  /(?<![\w/+=.:@-])(?=[A-Z\d/+]*[a-z])(?=[a-z\d/+]*[A-Z])(?=(?:[A-Za-z/+]*\d){2})[A-Za-z\d/+]{40}(?![\w/+=.:@-])/g;

/** @returns the text without what looks like a token of a service */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '').replace(AWS_SECRET, '');

/** @returns whether a text contains what looks like a token of a service */
export const hasToken = (text: string): boolean => withoutTokens(text) !== text;
