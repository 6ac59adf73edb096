export {csvFile, csvLines, csvText} from './csv';
export {formatDate} from './dates';
export {count, formatNumber} from './numbers';
export {UNSEEN} from './unseen';
export {cutText, jsonText, visibleText} from './visibleText';
