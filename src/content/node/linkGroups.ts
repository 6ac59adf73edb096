import type {Element, ElementContent, Root, RootContent} from 'hast';

const isTag = (node: RootContent | ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

const isItem = (node: ElementContent): boolean => isTag(node, 'li') && node.children.some((child) => isTag(child, 'a'));

/** A heading of the third level and a list in which each item is a link. */
const isGroup = (heading: Element | undefined, list: Element | undefined): boolean =>
  isTag(heading, 'h3') &&
  isTag(list, 'ul') &&
  list.children.every((child) => child.type !== 'element' || isItem(child));

/** @returns the elements from a place on that are groups of links, in pairs */
function groupsFrom(elements: readonly Element[]): Element[] {
  const end = elements.findIndex((element, place) => place % 2 === 0 && !isGroup(element, elements[place + 1]));
  return elements.slice(0, end < 0 ? elements.length : end);
}

/**
 * Lays groups of links out side by side: two or more headings of the third level
 * that follow each other, each with nothing but a list of links below it. An
 * author writes headings and lists; the page's style sheet does the rest.
 */
export function rehypeLinkGroups() {
  return (tree: Root): void => {
    const elements = tree.children.filter((node) => node.type === 'element');
    for (let place = 0; place < elements.length; place++) {
      const groups = groupsFrom(elements.slice(place));
      if (groups.length < 4) continue;
      const box: Element = {type: 'element', tagName: 'div', properties: {className: ['groups']}, children: []};
      for (let first = 0; first < groups.length; first += 2)
        box.children.push({
          type: 'element',
          tagName: 'div',
          properties: {},
          children: groups.slice(first, first + 2),
        });
      const start = tree.children.indexOf(groups[0]!);
      tree.children.splice(start, tree.children.indexOf(groups.at(-1)!) - start + 1, box);
      place += groups.length - 1;
    }
  };
}
