import {count, csvLines, csvText, formatDate, visibleText} from '@ecosystems-docs/text';

console.log(count(2000, 'package')); // 2,000 packages
console.log(formatDate('2026-07-01')); // 1 July 2026
console.log(visibleText('left\u202Eright')); // left\u202eright
console.log(csvLines([['name', '=1+1'].map(csvText)]).trim()); // name,"'=1+1"
