import {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {afterNextPaint} from '@site/src/browser/afterNextPaint';
import {closeOnBack} from '@site/src/browser/backCloses';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {ROOT_ID, THEME} from '@site/src/markers/markers';

/** The stock menu for narrow windows, with the keyboard behaviour of a dialog: it takes the focus, Escape closes it, and the page behind it is inert. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>(`${THEME.navbarInner}, #${ROOT_ID} > ${THEME.notNavbar}`);
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
    focus(THEME.mobileMenuClose);
    // Shows the page that is read, as the sidebar of wide windows does.
    const bar = document.querySelector(THEME.mobileMenuShown);
    // The router's own way back doesn't know the entries from before a reload.
    if (bar) closeOnBack(bar, toggle);
    const here = document.querySelector(THEME.mobileMenuHere);
    const menu = here?.closest(THEME.menu);
    if (here && menu)
      menu.scrollTop += here.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 2;
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      open = false;
      setInert(false);
      focus(THEME.mobileMenuToggle);
    };
  }, [shown, toggle]);
  // The button that leads back to the main menu vanishes with the focus on it.
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  const showedSecondary = useRef(showsSecondary);
  useEffect(() => {
    if (shown && showedSecondary.current && !showsSecondary)
      document.querySelector<HTMLElement>(THEME.mobileMenuItem)?.focus({preventScroll: true});
    showedSecondary.current = showsSecondary;
  }, [shown, showsSecondary]);
  return <MobileSidebar />;
}
