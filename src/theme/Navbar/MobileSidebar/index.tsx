import {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {afterNextPaint} from '@site/src/browser/afterNextPaint';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** The stock menu for narrow windows, with the keyboard behaviour of a dialog: it takes the focus, Escape closes it, and the page behind it is inert. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>('.navbar__inner, #__docusaurus > :not(.navbar)');
    const setInert = (inert: boolean): void => behind.forEach((element) => void (element.inert = inert));
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    let open = true;
    // Once the menu is painted, because it changes the style of everything behind it.
    void afterNextPaint().then(() => open && setInert(true));
    // The bar is fixed to the window, and browsers would scroll the page to what has the focus in it.
    const focus = (selector: string): void =>
      document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      open = false;
      setInert(false);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);
  // The button that leads back to the main menu vanishes with the focus on it.
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  const showedSecondary = useRef(showsSecondary);
  useEffect(() => {
    if (shown && showedSecondary.current && !showsSecondary)
      document.querySelector<HTMLElement>('.navbar-sidebar__item a')?.focus({preventScroll: true});
    showedSecondary.current = showsSecondary;
  }, [shown, showsSecondary]);
  return <MobileSidebar />;
}
