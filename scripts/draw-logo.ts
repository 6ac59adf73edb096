/**
 * `npx tsx scripts/draw-logo.ts`: draws the logos of the navigation and the
 * favicon from their SVG. To be run when that changes; `optipng -o5
 * static/img/*.png` then makes them less than half as large.
 */
import {writeFileSync} from 'node:fs';
import {drawLogo, LOGOS} from '../tools/logo/logo';

for (const name of LOGOS) writeFileSync(`static/img/${name}.png`, drawLogo(name).asPng());
