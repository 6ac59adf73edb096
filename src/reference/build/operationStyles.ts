/** The colours of a request: deep green in both modes. */
export const REQUEST_COLOURS =
  '--site-code: #112b24; --site-line: #27453c; --site-tint-strong: #1a3a31; --site-muted: #b3c4bc; --site-edge: #6f9084; --site-hit: #4a3a14; --site-on-primary: #0b1512; --site-post: #f0b565; --site-focus: #f2b45b; --ifm-color-primary: #7fd8b9; --ifm-link-color: #7fd8b9; --ifm-menu-color-background-active: #1f4a3d; --ifm-font-color-base: #dbe3df; --ifm-heading-color: #f2f6f4; --ifm-background-surface-color: #17382f; --ifm-code-background: #17382f; --token-string: #9ad8a9; --token-key: #8ec7ef; --token-keyword: #e3a3cf; --token-number: #f0b177; --token-comment: #94a29c; --token-function: #b7b5f5; border-color: transparent; color: var(--ifm-font-color-base); color-scheme: dark;';

/**
 * The styles of an operation's page. They are a part of its content: in the
 * style sheet of the site every page would bring them along.
 */
export const OPERATION_STYLES = /* css */ `
.endpoint { display: flex; align-items: center; gap: .6rem; padding: .2rem .2rem .2rem .7rem; border: 1px solid var(--site-line); border-radius: .5rem; background: var(--site-code); }
.endpoint code { flex: 1; font-size: var(--text-s); color: var(--site-muted); }
.endpoint b { color: var(--ifm-heading-color); }
.caveats { border-left: 3px solid var(--site-accent); background: var(--site-tint); border-radius: 0 .5rem .5rem 0; padding: .3rem 1rem; margin: 0 0 .8rem; max-width: 40rem; font-size: var(--text-m); line-height: 1.4; }
.caveats ul { margin: 0; padding-left: 1rem; }
.caveats li + li { margin: 0; }
.field { padding: .2rem 0 .3rem; }
.field + .field { border-top: 1px solid var(--site-line); }
.field__head, .field__title { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; }
.field__name { display: inline-flex; align-items: center; min-height: 24px; color: var(--ifm-heading-color); font-weight: 700; }
.markdown .field__name:not(:hover) { text-decoration: none; }
.field__name code, .field__names { background: none; padding: 0; font-size: var(--text-s); }
.field__type, .field__facts, .field__names, .field__slot, .field__kind span, .request-panel__foot { color: var(--site-muted); font-size: var(--text-s); }
.field__flag { font-size: var(--text-s); font-weight: 700; color: var(--site-post); }
.field__text { font-size: var(--text-m); line-height: 1.45; max-width: 40rem; }
.field__text code, .field__slot code, .operation__lead p code { font-size: var(--text-s); padding: 0 .2em; }
.field__kind { display: flex; align-items: center; gap: .5rem; margin: 1.25rem 0 .25rem; font-size: var(--text-s); font-weight: 700; color: var(--site-muted); }
.field__kind::after { content: ''; flex: 1; border-top: 1px solid var(--site-line); }
.field:target, .field.is-lit, li:target { background: var(--site-tint); box-shadow: -.6rem 0 0 var(--site-tint), .6rem 0 0 var(--site-tint); }
.fields { margin-bottom: 1rem; }
details.fields { margin: .25rem 0 0; }
details.fields > .field { margin-left: .25rem; padding-left: 1rem; border-left: 1px solid var(--site-line); }
[open] > summary > .field__names { display: none; }
.field__title { flex: 1 0 38%; }
.field__slot { flex: 1 1 55%; min-height: 2rem; align-content: center; overflow-wrap: anywhere; }
.field__tools { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .5rem; }
.filter { flex: 0 1 16rem; min-width: 0; }
.filter { height: 2rem; padding: 0 .5rem; border: 1px solid var(--site-edge); border-radius: .4rem; background: var(--ifm-background-surface-color); color: var(--ifm-font-color-base); font: var(--text-s)/1.4 var(--ifm-font-family-base); }
.status::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .4rem; border-radius: 1rem; background: var(--dot, var(--ifm-color-primary)); }
.status--3 { --dot: var(--site-edge); }
.status--4, .status--5 { --dot: var(--site-accent); }

/* An operation: text beside its request and response. */
html { scroll-padding-top: 7rem; }
main .doc-column { max-width: 100% !important; }
main .theme-doc-breadcrumbs { margin-bottom: .3rem; }
main .markdown header h1:first-child { margin-bottom: .5rem; font-size: var(--text-xl); line-height: 1.2; }
main > .container { max-width: 94rem; }
.operation__lead p:not(.endpoint), .operation__body > p:not(.field__kind) { max-width: 40rem; margin-bottom: .6rem; font-size: var(--text-m); line-height: 1.55; }
.operation .endpoint { margin-bottom: .75rem; }
.operation__body > h2 { margin: 1.75rem 0 .4rem; font-size: var(--text-l); }
.operation__body > .caveats + h2, .operation__body > h2:first-child { margin-top: 1rem; }
.operation__body > h3 { margin: 1.25rem 0 .4rem; font-size: 1rem; }
.contents { margin: .5rem 0 .75rem; border-bottom: 1px solid var(--site-line); background: var(--ifm-background-color); font-size: var(--text-s); }
.contents ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
.markdown .contents li { margin: 0; }
.markdown .contents a { display: block; min-width: 24px; padding: .4rem 0; border-bottom: 2px solid transparent; color: var(--site-muted); text-decoration: none; }
.markdown .contents :is(a:hover, [aria-current]) { color: var(--ifm-color-primary); }
.markdown .contents [aria-current] { border-color: currentColor; }
.rail__inner { display: grid; gap: .75rem; }
.rail .code { display: flex; flex-direction: column; margin: 0; min-width: 0; min-height: 0; overflow: clip; }
.request-panel pre, .response-panel > * > .switch__pane { min-height: 0; overflow: auto; scroll-behavior: smooth; }
.response-panel pre { overflow: visible; }
.rail pre { max-height: none; padding: .7rem 1rem; font-size: var(--text-s); line-height: 1.6; }
.rail pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
/* A line that is too long goes on two characters further in than it began. */
.rail pre code > span { display: block; padding-left: calc(var(--i, 0ch) + 2ch); text-indent: calc(-2ch - var(--i, 0ch)); }
.i1 { --i: 2ch; } .i2 { --i: 4ch; } .i3 { --i: 6ch; } .i4 { --i: 8ch; } .i5 { --i: 10ch; } .i6 { --i: 12ch; }
.rail .is-lit { background: var(--site-hit); }
.rail code > .is-lit { box-shadow: -1rem 0 0 var(--site-hit), 1rem 0 0 var(--site-hit); }
.copy { flex: none; width: 2rem; height: 2rem; padding: 0; border: 0; border-radius: .4rem; background: none; color: var(--site-muted); cursor: pointer; }
.copy::before { content: ''; display: block; width: .6rem; height: .7rem; margin: auto; border: 1.5px solid; border-radius: .15rem; box-shadow: -.2rem -.2rem 0 -1px var(--site-code), -.2rem -.2rem 0 .5px; }
.copy:hover, .copy[data-done] { color: var(--ifm-color-primary); background: var(--site-tint-strong); }
.copy[data-done]::before { width: .45rem; height: .8rem; border-width: 0 2px 2px 0; border-radius: 0; box-shadow: none; transform: rotate(40deg); }
.switch { display: flex; flex-direction: column; flex: 1 1 auto; min-height: 0; }
.switch__bar { display: flex; flex: none; flex-wrap: wrap; align-items: center; gap: .1rem; min-height: 2.5rem; margin: 0; padding: .2rem .4rem; border: 0; border-bottom: 1px solid var(--site-line); font-size: var(--text-s); }
.switch__title { padding: 0 .4rem; color: var(--ifm-heading-color); }
.switch__bar .copy { margin-left: auto; }
.switch label { position: relative; display: inline-flex; align-items: center; min-width: 24px; min-height: 1.75rem; padding: 0 .5rem; border-radius: .4rem; color: var(--site-muted); cursor: pointer; }
.switch label:hover { background: var(--site-tint-strong); }
.switch label:has(:checked) { background: var(--ifm-menu-color-background-active); color: var(--ifm-color-primary); font-weight: 700; }
.switch label:has(:focus-visible) { outline: 3px solid var(--site-focus); }
.switch input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
@supports selector(:has(*)) {
  @media screen {
    .switch > .switch__pane { display: none; }
    .switch:has(> fieldset > label:nth-of-type(1) :checked) > :nth-child(2),
    .switch:has(> fieldset > label:nth-of-type(2) :checked) > :nth-child(3),
    .switch:has(> fieldset > label:nth-of-type(3) :checked) > :nth-child(4),
    .switch:has(> fieldset > label:nth-of-type(4) :checked) > :nth-child(5),
    .switch:has(> fieldset > label:nth-of-type(5) :checked) > :nth-child(6),
    .switch:has(> fieldset > label:nth-of-type(6) :checked) > :nth-child(7) { display: flex; flex-direction: column; flex: 1 1 auto; }
  }
}
.example__caption { margin: 0; padding: .4rem 1rem 0; }
.request-panel__foot { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .75rem; padding: .5rem .6rem; border-top: 1px solid var(--site-line); }
.try-open { min-height: 2.25rem; padding: 0 .9rem; border: 1px solid var(--ifm-color-primary); border-radius: .4rem; background: var(--ifm-color-primary); color: var(--site-on-primary); font: 700 var(--text-m)/1.4 var(--ifm-font-family-base); cursor: pointer; }
/* What you send is deep green in both modes, what comes back is paper; on paper both are paper. */
@media screen {
  .request-panel { ${REQUEST_COLOURS} }
}
@media (min-width: 1100px) {
  main article { display: grid; grid-template: 'crumbs rail' auto 'title rail' auto 'lead rail' auto 'contents rail' auto 'body rail' 1fr 'foot rail' auto / minmax(0, 1fr) clamp(21.5rem, 32vw, 40rem); gap: 0 clamp(2rem, 3vw, 4rem); }
  main .theme-doc-markdown, .operation { display: contents; }
  .theme-doc-breadcrumbs { grid-area: crumbs; }
  main header { grid-area: title; }
  .operation__lead { grid-area: lead; }
  .operation__body { grid-area: body; min-width: 0; }
  main .page-footer { grid-area: foot; }
  .contents { grid-area: contents; margin-bottom: .75rem; }
  .rail { grid-area: rail; }
}
@media (min-width: 1100px) and (min-height: 640px) {
  .contents { position: sticky; z-index: 1; top: var(--ifm-navbar-height); }
  .rail__inner { position: sticky; top: calc(var(--ifm-navbar-height) + 1rem); display: flex; flex-direction: column; max-height: calc(100vh - 7.5rem); }
  .request-panel { flex: none; max-height: calc((100vh - 7.5rem) * .6); }
  .response-panel { flex: 0 1 auto; min-height: 9rem; }
}
@media screen and (max-width: 1099px), screen and (max-height: 639px) {
  .rail { margin: 1rem 0; }
  .response-panel > * > .switch__pane { max-height: 24rem; }
}
@media (max-width: 640px) { .field__slot { flex-basis: 100%; } }
@media (scripting: none) { .filter { display: none; } }
@media (forced-colors: active) { .switch label:has(:checked), .is-lit { text-decoration: underline; } }
`;
