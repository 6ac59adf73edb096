/**
 * Matches what can't be seen in a text: what Unicode says to ignore in display (marks without
 * width or for the direction of writing, fillers, tags), and the marks of interlinear notes.
 * Parts of words in some scripts and of emoji match only where they join nothing: joiners beside
 * ASCII or an end, variation selectors, tags and Braille's blank behind ASCII or at the beginning.
 */
export const UNSEEN =
  /(?![\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?<![^\x00-\x7f])[\u200c\u200d\u2800\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]+|[\u200c\u200d]+(?![^\x00-\x7f])/gu;
