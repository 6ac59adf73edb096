/** Pictures are whole in every window: nothing of them is clipped, and nothing of them scrolls sideways. */
import {expect, test} from '@playwright/test';

const WIDTHS = [320, 360, 768, 1024, 1280, 1920, 2560];
/** Pages with pictures, the selector of each picture, and whether a narrow window shows it. */
const PICTURES = [
  {path: '/', picture: 'svg.constellation', isAlways: false},
  {path: '/docs/guides/architecture', picture: 'svg.constellation', isAlways: true},
  {path: '/docs/guides/coverage', picture: '.coverage-map svg', isAlways: true},
  {path: '/docs/services/data-services/packages', picture: 'svg.constellation', isAlways: false},
  {path: '/docs/services/data-services/packages', picture: 'svg.objects', isAlways: false},
] as const;

for (const {path, picture, isAlways} of PICTURES) {
  test(`${picture} of ${path} is whole from 320 to 2560`, async ({page}) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const shown = page.locator(picture).filter({visible: true});
      // One drawing at a time; where it has no room, the list beside it says the same.
      if (isAlways || width >= 1280) await expect(shown, `${width} px`).toHaveCount(1);
      for (const svg of await shown.all()) {
        const clipped = await svg.evaluate((element) => {
          const outer = element.getBoundingClientRect();
          const box = element.parentElement;
          const texts = [...element.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
          const isOutside = ({left, right, top, bottom}: DOMRect): boolean =>
            left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
          const isScrolled = box !== null && box.scrollWidth > box.clientWidth;
          return {texts: texts.filter(isOutside).length, isScrolled, isOff: outer.right > window.innerWidth};
        });
        expect(clipped, `${width} px`).toEqual({texts: 0, isScrolled: false, isOff: false});
      }
    }
  });
}
