/** Tells access tokens from names. Browser-safe. */

interface TokenFormat {
  service: string;
  /** Source of a regular expression, without regard to letter case. */
  pattern: string;
  /** For the test, which replaces `…` by letters and digits, and `#` by 40 hexadecimal ones. */
  example: string;
}

/** How services write their tokens, keys and secrets. */
export const TOKEN_FORMATS: readonly TokenFormat[] = [
  {service: '1Password', pattern: String.raw`ops_eyj[\w-]{20,}`, example: 'ops_eyJ…'},
  {service: 'age', pattern: 'age-secret-key-1[a-z0-9]{20,}', example: 'AGE-SECRET-KEY-1…'},
  {service: 'Airtable', pattern: String.raw`pat[a-z0-9]{14}\.[0-9a-f]{40,}`, example: 'patAbCdEfGhIjKlMn.#'},
  {service: 'Alibaba Cloud', pattern: 'ltai[a-z0-9]{16,}', example: 'LTAI…'},
  {
    service: 'Anthropic, OpenAI and others',
    pattern: String.raw`sk-(?:(?:ant|proj|svcacct|admin|none|or|lf)-[\w-]{20,}|[a-z0-9]{32,})`,
    example: 'sk-svcacct-…',
  },
  {service: 'Artifactory', pattern: '(?:akcp|cmvmdgtu)[a-z0-9]{30,}', example: 'cmVmdGtu…'},
  {service: 'Atlassian', pattern: String.raw`(?:atatt3|atctt3|atbb)[\w=-]{20,}`, example: 'ATATT3x…'},
  {
    service: 'AWS, the key',
    pattern: '(?:a3t[a-z0-9]|akia|asia|abia|acca)[a-z0-9]{16}(?![a-z0-9])',
    example: 'AKIAIOSFODNN7EXAMPLE',
  },
  {
    service: 'Azure',
    pattern: String.raw`[a-z0-9]{52}jqqj9[9d][a-z0-9]{18,}`,
    example: 's3cr3t…0000JQQJ99…',
  },
  {service: 'Azure, clients', pattern: String.raw`[\w.-]{3}8q~[\w.~-]{31,}`, example: 'abc8Q~…'},
  {
    service: 'Azure DevOps',
    pattern: '(?=[a-z]*[2-7])[a-z2-7]{52}(?![a-z0-9])|[a-z0-9]{76}azdo[a-z0-9]{4}',
    example: 'a2b3c4d5e6f7a2b3c4d5e6f7a2b3c4d5e6f7a2b3c4d5e6f7a2b3',
  },
  {service: 'Buildkite', pattern: String.raw`bk(?:ua|aj|at|ct)_\w{20,}`, example: 'bkua_…'},
  {service: 'CircleCI', pattern: String.raw`cci(?:pat|prj)_\w{20,}`, example: 'CCIPAT_…'},
  {service: 'Clojars', pattern: 'clojars_[a-z0-9]{30,}', example: 'CLOJARS_…'},
  {service: 'Cloudflare', pattern: String.raw`v1\.0-[0-9a-f]{20,}-[0-9a-f]{40,}|cf[au]t_\w{30,}`, example: 'v1.0-#-#'},
  {service: 'Contentful', pattern: String.raw`cfpat-[\w-]{30,}`, example: 'CFPAT-…'},
  {service: 'crates.io', pattern: 'cio[a-z0-9]{32,}', example: 'cio…'},
  {service: 'Databricks', pattern: 'dapi[0-9a-f]{32,}', example: 'dapi#'},
  {service: 'DigitalOcean', pattern: String.raw`do[opr]_v1_[\w-]{20,}`, example: 'dop_v1_…'},
  {
    service: 'Discord',
    pattern: String.raw`(?:m[t-z]|n[a-z]|o[d-t])[\w-]{22,26}\.[\w-]{6}\.[\w-]{27,}`,
    example: 'MTIzNDU2Nzg5MDEyMzQ1Njc4.abcDEF.…',
  },
  {service: 'Docker', pattern: String.raw`dckr_[po]at_[\w-]{20,}`, example: 'dckr_pat_…'},
  {service: 'Doppler', pattern: String.raw`dp\.(?:pt|ct|sa|st|scim|audit)\.[\w.-]{30,}`, example: 'dp.pt.…'},
  {service: 'Dropbox', pattern: String.raw`sl\.(?:u\.)?[\w-]{60,}`, example: 'sl.……'},
  {service: 'Dynatrace', pattern: String.raw`dt0[a-z]\d\d\.[a-z0-9]{20,}\.[a-z0-9]{40,}`, example: 'dt0c01.….…'},
  {service: 'EasyPost', pattern: 'ez[at]k[a-z0-9]{50,}', example: 'EZAK……'},
  {service: 'Facebook', pattern: 'eaa[a-z0-9]{40,}', example: 'EAAC…'},
  {service: 'Figma', pattern: String.raw`fig[dou]_[\w-]{20,}`, example: 'figd_…'},
  {service: 'Fly.io', pattern: String.raw`(?:fo1|fm[12][ar]?)_[\w+/=-]{40,}`, example: 'fo1_…'},
  {
    service: 'GitHub',
    pattern: 'gh[opsur]_[a-z0-9]{20,}',
    example: 'ghp_…',
  },
  {service: 'GitHub, fine-grained', pattern: String.raw`github_pat_\w{20,}`, example: 'github_pat_…_…'},
  {service: 'GitHub, older apps', pattern: String.raw`v1\.[0-9a-f]{40}(?![0-9a-f])`, example: 'v1.#'},
  {
    service: 'GitLab',
    pattern: String.raw`gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rtr?|soat|wt)-[\w.-]{20,}`,
    example: 'glpat-…',
  },
  {service: 'Google', pattern: String.raw`aiza[\w-]{35}|ya29\.[\w-]{20,}|1//0[\w-]{30,}`, example: 'ya29.…'},
  {service: 'Google OAuth', pattern: String.raw`gocspx-[\w-]{20,}`, example: 'GOCSPX-…'},
  {service: 'Grafana', pattern: String.raw`gl(?:sa|c)_[\w+/=]{30,}`, example: 'glsa_…'},
  {service: 'Groq', pattern: 'gsk_[a-z0-9]{40,}', example: 'gsk_…'},
  {service: 'HashiCorp Vault', pattern: String.raw`hv[brs]\.[\w-]{20,}`, example: 'hvs.…'},
  {service: 'Heroku', pattern: String.raw`hrku-[\w-]{30,}`, example: 'HRKU-…'},
  {service: 'Honeycomb', pattern: 'hc[a-z]{2,3}_[a-z0-9]{40,}', example: 'hcaik_…'},
  {service: 'Hugging Face', pattern: '(?:hf|api_org)_[a-z0-9]{30,}', example: 'hf_…'},
  {
    service: 'JSON Web Tokens',
    pattern: String.raw`eyj[\w-]{8,}\.[\w-]{4,}\.[\w-]+`,
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.…',
  },
  {service: 'LangSmith', pattern: String.raw`lsv2_[a-z]{2}_\w{30,}`, example: 'lsv2_pt_…'},
  {service: 'Linear', pattern: String.raw`lin_(?:api|oauth)_[\w-]{20,}`, example: 'lin_api_…'},
  {
    service: 'Mailchimp',
    pattern: String.raw`[0-9a-f]{32}-us\d{1,2}(?!\w)`,
    example: '0123456789abcdef0123456789abcdef-us12',
  },
  {service: 'Mailgun', pattern: 'key-[0-9a-f]{32}(?![0-9a-f])', example: 'key-0123456789abcdef0123456789abcdef'},
  {service: 'Neon', pattern: 'napi_[a-z0-9]{40,}', example: 'napi_…'},
  {service: 'Netlify', pattern: 'nf[a-z]_[a-z0-9]{30,}', example: 'nfp_…'},
  {service: 'New Relic', pattern: 'nr(?:ak|ii|js|ra|iq)-[a-z0-9-]{25,}', example: 'NRAK-…'},
  {service: 'Notion', pattern: '(?:ntn|secret)_[a-z0-9]{40,}', example: 'ntn_…'},
  {service: 'npm', pattern: 'npm_[a-z0-9]{30,}', example: 'npm_…'},
  {service: 'NuGet', pattern: 'oy2[a-z0-9]{36,}', example: 'oy2…'},
  {service: 'NVIDIA', pattern: String.raw`nvapi-[\w-]{40,}`, example: 'nvapi-…'},
  {service: 'Open VSX', pattern: String.raw`ovsxa?[pt]_[\w-]{30,}`, example: 'ovsxp_…'},
  {service: 'Packagist', pattern: String.raw`packagist_[a-z]{3}_\w{30,}`, example: 'packagist_uut_…'},
  {service: 'Perplexity', pattern: 'pplx-[a-z0-9]{40,}', example: 'pplx-…'},
  {
    service: 'Plaid',
    pattern: String.raw`access-(?:sandbox|development|production)-[\w-]{30,}`,
    example: 'access-production-…',
  },
  {service: 'PlanetScale', pattern: String.raw`pscale_(?:tkn|pw|oauth)_[\w.=-]{30,}`, example: 'pscale_tkn_…'},
  {service: 'PostHog', pattern: 'ph[cxs]_[a-z0-9]{40,}', example: 'phx_…'},
  {service: 'Postman', pattern: 'pmak-[0-9a-f]{20,}-[0-9a-f]{30,}', example: 'PMAK-#-#'},
  {
    service: 'Private keys',
    pattern: String.raw`(?:-----)?begin [\w ]{0,30}private key-----[^]*`,
    example: '-----BEGIN OPENSSH PRIVATE KEY-----…',
  },
  {service: 'Pulumi', pattern: 'pul-[a-z0-9]{25,}', example: 'pul-…'},
  {service: 'PyPI', pattern: String.raw`pypi-ag[\w-]{16,}`, example: 'pypi-AgEIcHlwaS5vcmc…'},
  {service: 'Render', pattern: 'rnd_[a-z0-9]{28,}', example: 'rnd_…'},
  {service: 'Replicate', pattern: 'r8_[a-z0-9]{30,}', example: 'r8_…'},
  {service: 'RubyGems', pattern: 'rubygems_[a-z0-9]{30,}', example: 'rubygems_…'},
  {service: 'SendGrid', pattern: String.raw`sg\.[\w-]{16,}\.[\w-]{16,}`, example: 'SG.….…'},
  {service: 'Sentry', pattern: String.raw`sntry[a-z]_[\w+/=-]{20,}`, example: 'sntrys_…'},
  {service: 'Shopify', pattern: String.raw`shp[a-z]{2}_\w{20,}`, example: 'shpat_…'},
  {
    service: 'Slack',
    pattern: String.raw`(?:xox[a-z](?:\.xox[a-z])?|xapp|xwfp)-[\w-]{10,}`,
    example: 'xoxb-1234567890-…',
  },
  {service: 'SonarQube', pattern: 'sq[apu]_[0-9a-f]{40}', example: 'sqp_#'},
  {service: 'Sourcegraph', pattern: String.raw`(?:sg[dps]|slk)_\w{30,}`, example: 'sgp_…'},
  {service: 'Square', pattern: String.raw`sq0[a-z]{3}-[\w-]{20,}`, example: 'sq0csp-…'},
  {service: 'Stripe', pattern: String.raw`[rsp]k_(?:live|test)_\w{16,}`, example: 'rk_live_…'},
  {service: 'Stripe, webhooks', pattern: String.raw`whsec_[\w+/=]{16,}`, example: 'whsec_…'},
  {service: 'Supabase', pattern: String.raw`(?:sbp|sb_secret)_\w{20,}`, example: 'sbp_#'},
  {service: 'Tailscale', pattern: String.raw`tskey-[\w-]{20,}`, example: 'tskey-auth-…'},
  {service: 'Telegram', pattern: String.raw`\d{8,10}:aa[\w-]{30,}`, example: '1234567890:AA…'},
  {service: 'Tencent Cloud', pattern: 'akid[a-z0-9]{32}(?![a-z0-9])', example: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3gnPhESA'},
  {service: 'Terraform', pattern: String.raw`[a-z0-9]{14}\.atlasv1\.[\w-]{40,}`, example: 's3cr3ts3cr3t00.atlasv1.……'},
  {service: 'Twilio', pattern: 'sk[0-9a-f]{32}(?![0-9a-f])', example: 'SK0123456789abcdef0123456789abcdef'},
  {service: 'Typeform', pattern: String.raw`tfp_[\w-]{30,}`, example: 'tfp_…'},
  {service: 'Vercel', pattern: 'vc[a-z]_[a-z0-9]{24,}', example: 'vcp_…'},
  {service: 'xAI', pattern: 'xai-[a-z0-9]{40,}', example: 'xai-…'},
  {service: 'Yandex', pattern: String.raw`y0_[\w-]{40,}`, example: 'y0_…'},
];

const TOKEN = new RegExp(`(?<![a-z0-9])(?:${TOKEN_FORMATS.map(({pattern}) => pattern).join('|')})`, 'gi');

/** AWS's secret has no sign of its own: 40 letters and digits of both cases that stand alone. */
const AWS_SECRET =
  /(?<![\w/+=.:@-])(?=[A-Z\d/+]*[a-z])(?=[a-z\d/+]*[A-Z])(?=(?:[A-Za-z/+]*\d){2})[A-Za-z\d/+]{40}(?![\w/+=.:@-])/g;

/** @returns the text without what looks like a token of a service */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '').replace(AWS_SECRET, '');

/** @returns whether a text contains what looks like a token of a service */
export const hasToken = (text: string): boolean => withoutTokens(text) !== text;
