/**
 * The styles of a service's page. They are a part of its content, as those of an
 * operation are of its own. Widths are those of the text, which the reader can
 * change by hiding the sidebar.
 */
const REQUEST_COLOURS =
  '--site-code: #112b24; --site-line: #27453c; --site-tint-strong: #1a3a31; --site-muted: #b3c4bc; --site-edge: #6f9084; --site-hit: #4a3a14; --site-on-primary: #0b1512; --site-post: #f0b565; --site-focus: #f2b45b; --ifm-color-primary: #7fd8b9; --ifm-link-color: #7fd8b9; --ifm-menu-color-background-active: #1f4a3d; --ifm-font-color-base: #dbe3df; --ifm-heading-color: #f2f6f4; --ifm-background-surface-color: #17382f; --ifm-code-background: #17382f; --token-string: #9ad8a9; --token-key: #8ec7ef; --token-keyword: #e3a3cf; --token-number: #f0b177; --token-comment: #94a29c; --token-function: #b7b5f5; border-color: transparent; color: var(--ifm-font-color-base); color-scheme: dark;';

export const SERVICE_STYLES = /* css */ `
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: .5rem 1.5rem; margin: 0 0 1.5rem; padding: .75rem 1rem; border: 1px solid var(--site-line); border-radius: .6rem; background: var(--ifm-background-surface-color); }
.facts > :first-child { grid-column: 1 / -1; }
.facts dt { font-weight: 400; font-size: var(--text-s); color: var(--site-muted); }
.facts dd { margin: 0; font-size: var(--text-m); line-height: 1.5; overflow-wrap: anywhere; }

/* The whole width is the text's; the contents take what they need. They are read last: until then their place is kept, or two columns would become one. */
main .theme-doc-markdown { container: text / inline-size; }
@media (min-width: 997px) {
  main .doc-column { flex: none; max-width: calc(100% - 14rem) !important; }
  main .doc-column + .col { flex: none; width: 14rem; max-width: none; }
}
.service__start > div > :is(p, ul) { max-width: 46.5rem; }
.service__start h2 { margin-top: 2rem; }
.markdown > h2 { margin-top: 2rem; padding-top: 1rem; }
.markdown > h3 { margin-top: 1.5rem; }
.markdown > ul, .service__start ul { padding-left: 1.25rem; font-size: var(--text-m); line-height: 1.55; }
.table :is(th, td) { padding-block: .35rem; line-height: 1.5; }
@media screen {
  .service__start .samples { ${REQUEST_COLOURS} }
  .request .code pre { max-height: 20rem; }
  .service__start .example pre { max-height: 26rem; }
}

/* A request beside its response, where both have room. Lines are broken: nothing scrolls sideways. */
.request { margin-bottom: 1rem; }
.request :is(.code, .example) { margin: 0; }
.request .code pre { padding: .6rem 1rem; font-size: var(--text-s); }
.request .samples__tabs button { min-width: 24px; padding-inline: .35rem; }
.request .example pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
.request__name, .request summary { min-height: 1.75rem; margin: 0 0 .3rem; font-size: var(--text-m); line-height: 1.75rem; }
.request summary .example__caption { font-weight: 400; }
.request .example:not(:first-child) { margin-top: .75rem; }
@container text (min-width: 42rem) {
  .markdown > .static > .request { display: grid; grid-template: auto 1fr / repeat(2, minmax(0, 1fr)); gap: 0 1rem; align-items: start; }
  .markdown > .static > .request .example { grid-area: 1 / 2 / 3; margin: 0; }
}
@container text (min-width: 52rem) {
  .service__start { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 2.5rem; align-items: start; }
  .service__start h2 { margin-top: 0; font-size: var(--text-l); }
  .markdown > ul:has(> li > strong:first-child) { columns: 2; column-gap: 2.5rem; max-width: none; }
  .markdown > ul > li { break-inside: avoid; }
}

/* Operations: a table for each task, its rows laid out as a grid, the whole row a link. */
.ops__task { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; margin: 1.25rem 0 .3rem; }
.ops__task h3 { margin: 0; font-size: 1rem; }
.ops__task p { margin: 0; font-size: var(--text-s); color: var(--site-muted); }
.ops, .ops tbody { display: block; }
.ops { margin: 0; font-size: var(--text-m); }
.ops thead { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
.ops tr { position: relative; display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: 0 .75rem; align-items: baseline; padding: .25rem 0; border-top: 1px solid var(--site-line); background: none; line-height: 1.45; }
.ops tr:hover { background: var(--site-tint); }
.ops :is(td, th) { border: 0; padding: 0; text-align: left; font-weight: 400; }
.ops td:last-child { grid-column: 2; }
.static .ops a { color: var(--ifm-heading-color); text-decoration: none; }
.ops tr:hover a { text-decoration: underline; }
.ops a::after { content: ''; position: absolute; inset: 0; }
.path { display: block; width: fit-content; background: none; padding: 0; color: var(--site-muted); font-size: var(--text-s); }
.path b { font-weight: inherit; color: var(--ifm-font-color-base); }
@container text (min-width: 42rem) {
  .ops tr { grid-template-columns: 2.5rem minmax(0, 4fr) minmax(0, 5fr); }
  .ops td:last-child { grid-column: 3; }
}

.objects-list, .related { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: .75rem 1.5rem; margin: 0 0 1rem; padding: 0; list-style: none; font-size: var(--text-m); line-height: 1.5; }
.objects-list > li, .related > li { margin: 0; padding-top: .5rem; border-top: 1px solid var(--site-line); }
.objects-list > :target { background: var(--site-tint); box-shadow: -.5rem 0 0 var(--site-tint), .5rem 0 0 var(--site-tint); }
.objects-list p { margin: 0; }
.objects-list ul { margin: 0; padding-left: 1rem; }
.objects-list__joins { list-style: none; font-size: var(--text-s); color: var(--site-muted); }
.objects-list li li { margin: 0; }

/* The drawing of the objects. */
.objects { display: block; width: 100%; min-width: 38rem; max-width: 48rem; height: auto; padding: .5rem; }
.objects rect { fill: var(--ifm-background-surface-color); stroke: var(--site-line); }
.objects text { font-size: 13px; fill: currentColor; }
.objects .objects__name { font-weight: 700; }
.objects .objects__note { font-size: 12px; fill: var(--site-muted); }
.objects path { fill: none; stroke: var(--ifm-color-primary); stroke-width: 1.3; opacity: .55; }
.objects marker path { fill: var(--ifm-color-primary); stroke: none; opacity: 1; }
.objects:has(g:hover) g:not(:hover) path { opacity: .1; }
.objects g:hover path { opacity: 1; stroke-width: 2; }
`;
