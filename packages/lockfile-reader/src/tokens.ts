/** Tells access tokens from names. Browser-safe. */

/** Tokens that begin as their services write them, or are JSON Web Tokens. */
export const TOKEN =
  /(?<![a-z0-9])(?:gh[opsur]_[a-z0-9]{20,}|v1\.[0-9a-f]{40}(?![0-9a-f])|github_pat_\w{20,}|gl[a-z]{2,8}-[\w-]{20,}|npm_[a-z0-9]{30,}|pypi-ag[\w-]{16,}|(?:rubygems|hf)_[a-z0-9]{30,}|dckr_[po]at_[\w-]{20,}|(?:a3t[a-z0-9]|akia|asia|abia|acca)[a-z0-9]{16}(?![a-z0-9])|(?:xox[a-z]|xapp)-[\w-]{10,}|[rsp]k_(?:live|test)_\w{16,}|sk-(?:(?:ant|proj)-[\w-]{20,}|[a-z0-9]{32,})|ya29\.[\w-]{20,}|akcp[a-z0-9]{30,}|atatt3[\w=-]{20,}|atbb[a-z0-9]{20,}|hvs\.[\w-]{20,}|(?:dop_v1|shpat|sntrys|lin_api|figd)_[\w-]{20,}|gocspx-[\w-]{20,}|(?:pul|nrak)-[a-z0-9]{25,}|aiza[\w-]{35}|cio[a-z0-9]{32,}|oy2[a-z0-9]{36,}|sg\.[\w-]{16,}\.[\w-]{16,}|eyj[\w-]{8,}\.[\w-]{4,}\.[\w-]+)/gi;

/** @returns whether a text contains what looks like a token of a service */
export const hasToken = (text: string): boolean => text.search(TOKEN) >= 0;
