/** @returns whether the request and the response stand beside the text (src/reference/operation/operation.css) */
export const isWide = (): boolean => window.matchMedia('(min-width: 1100px)').matches;
