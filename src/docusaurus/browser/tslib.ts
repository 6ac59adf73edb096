/** The helpers of tslib that Docusaurus' client code uses. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): unknown =>
  module?.__esModule ? module : {default: module};
