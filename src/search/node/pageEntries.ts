/** Cuts the pages of the docs into entries: each page, and each of its sections. Build time only. */
import {categories, getService, type CategoryId} from '../../catalogue/services';
import type {PageKind, PageRow} from '../format';
import {LETTER} from '../../markers/markers';
import {excerpt} from '../snippets';
import {readDocsPages, type DocsPage} from './docsPages';
import type {FurtherText} from './furtherWords';

/** @returns the name of a folder of the docs in the trail above a result */
const nameOf = (folder: string): string => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/** A section that most pages have and nobody searches for; nor for the letters of the glossary. */
const SAME_EVERYWHERE = 'Next step';

/** Length of the excerpt of a section, which is shown until the whole texts have loaded. */
const SECTION_LENGTH = 38;

function pageKind(page: DocsPage): PageKind {
  if (page.service) return 'service';
  return page.source.startsWith('guides/') ? 'guide' : 'page';
}

function trailOf(page: DocsPage): string {
  const [folder = '', second] = page.source.split('/');
  if (second === undefined) return 'Docs';
  const title = nameOf(folder);
  if (folder === 'services')
    return `${title} › ${categories.find(({id}) => id === (second as CategoryId))?.title ?? second}`;
  return second === 'recipes' ? `${title} › Recipes` : title;
}

/** A section of a page, which is found by itself. */
interface SectionEntry {
  /** Number of its page. */
  page: number;
  anchor: string;
  title: string;
  /** The beginning of its text. */
  shown: string;
  text: string;
  further: FurtherText;
}

/** Reads the pages of the docs and of the categories, and their sections. */
export function pageEntries(root: string | undefined) {
  const pages: PageRow[] = [];
  const sections: SectionEntry[] = [];
  const pageOfService = new Map<string, number>();
  // What readers ask, by the address of the page.
  const questions = new Map<string, readonly string[]>();
  for (const page of readDocsPages(root)) {
    if (page.service) pageOfService.set(getService(page.service).id, pages.length);
    for (const [number, {anchor, title, text, unshown}] of page.sections.entries()) {
      if (title === SAME_EVERYWHERE || anchor.startsWith(LETTER)) {
        sections.at(-1)!.further.rest += `\n${text}`;
        continue;
      }
      const shown = excerpt(text, SECTION_LENGTH);
      // Adds the introduction to the text of the first section.
      const whole = `${number === 0 ? page.intro : ''} ${text} ${unshown}`;
      const further = {page: page.path, text: whole, shown: `${title} ${shown} ${page.title}`, rest: ''};
      sections.push({page: pages.length, anchor, title, shown, text, further});
    }
    questions.set(page.path, page.questions);
    pages.push([pageKind(page), page.path, page.title, page.description, trailOf(page)]);
  }
  for (const {id, title, description} of categories)
    pages.push(['page', `/docs/category/${id}`, title, description, 'Services']);
  return {pages, sections, pageOfService, questions};
}
