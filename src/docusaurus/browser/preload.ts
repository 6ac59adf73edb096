/**
 * Replaces `preload` where Docusaurus waits for the next page: the response to the click is painted
 * first (the stock one shows nothing for half a second on a slow phone), a page that the reader no longer wants is never shown, and offline the open page stays.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {afterNextPaint} from '../../browser/afterNextPaint';
import {unlessLeaving} from '../../browser/leaving';
import {hideOffline, showOffline} from './offline';

let latest = 0;

/** @returns settles with a page that is to be shown, and not at all with any other */
export default async function preloadNext(pathname: string): Promise<unknown> {
  const navigation = ++latest;
  const never = new Promise(() => undefined);
  hideOffline();
  try {
    const page = await unlessLeaving(() => Promise.all([preload(pathname), afterNextPaint()]));
    return page && navigation === latest ? page : never;
  } catch (error) {
    if (navigation !== latest) return never;
    // Docusaurus warns and reloads; offline, the browser would put its own error page in place of this one.
    if (navigator.onLine) throw error;
    console.warn(error);
    showOffline();
    return never;
  }
}
