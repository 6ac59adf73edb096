/**
 * Has the development server build a page when it is opened: building all of them at its start takes a third of it.
 * https://rspack.rs/config/lazy-compilation
 */
import type {Plugin} from '@docusaurus/types';

/** What Rspack offers besides what webpack does, whose types Docusaurus has. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: object) => object;
}

export default function pagesOnDemandPlugin(): Plugin {
  return {
    name: 'pages-on-demand',
    configureWebpack(_config, isServer, {currentBundler}): object {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let middleware = {};
      return {
        // Pages only: where components that import one another come on demand, an edit updates them without an end.
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
        plugins: [{apply: (compiler: object) => (middleware = lazyCompilationMiddleware(compiler))}],
        devServer: {onListening: ({app}: {app: {use: (middleware: object) => void}}) => app.use(middleware)},
      };
    },
  };
}
