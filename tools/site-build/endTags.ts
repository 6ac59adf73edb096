import {createRequire} from 'node:module';

type Minify = (html: Buffer, options: object) => Promise<object>;

/**
 * Has the minifier of Docusaurus keep the end tags that HTML allows to omit:
 * simple parsers, such as those of agents, lose the content of a page without
 * them. To be called before a build.
 */
export function keepEndTags(): void {
  const faster = createRequire(__filename)('@docusaurus/faster') as {getSwcHtmlMinifier(): Minify | Promise<Minify>};
  const {getSwcHtmlMinifier} = faster;
  faster.getSwcHtmlMinifier =
    () =>
    async (...[html, options]) =>
      (await getSwcHtmlMinifier())(html, {...options, tagOmission: false});
}
