/** Following the operating system is switched off, so its icon is never shown; the stock toggle would put it into every page all the same. */
export default function IconSystemColorMode(): null {
  return null;
}
