/** Shows the repositories and packages of an owner in a place of the page. */
import {createRoot} from 'react-dom/client';
import {hasReaderMoved} from '../../browser/watchReader';
import {readOwner} from '../owner';
import OwnerReport from './OwnerReport';

export interface OwnerPlace {
  /**
   * @param text what the reader typed and sent
   * @param isTyping whether they have typed on meanwhile
   */
  show: (text: string, isTyping: boolean) => void;
  end: () => void;
}

/** @param place an empty element */
export function mountOwner(place: Element): OwnerPlace {
  const root = createRoot(place);
  let shown = 0;
  return {
    show(text, isTyping) {
      shown += 1;
      const owner = readOwner(text);
      root.render(
        owner ? (
          <OwnerReport key={shown} owner={owner} takesFocus={!isTyping && !hasReaderMoved()} />
        ) : (
          <p key={shown} role="alert">
            Enter a person or organisation on a code host, such as rails, gitlab.com/gnome or a URL.
          </p>
        ),
      );
    },
    end: () => root.unmount(),
  };
}
