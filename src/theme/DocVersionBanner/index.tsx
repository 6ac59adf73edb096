/** There is one version of the documentation, so there is never a version to warn about. */
export default function DocVersionBanner(): null {
  return null;
}
