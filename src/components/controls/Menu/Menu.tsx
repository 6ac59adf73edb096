import {useEffect, useId, useRef, type ReactNode} from 'react';
import {closeOnBack} from '../../../browser/backCloses';
import {Button} from '../Button/Button';
import './Menu.css';

interface MenuProps {
  /** What its button is called. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** Buttons and links. */
  items: readonly ReactNode[];
}

/** Below its button, or above it where the window ends; both in pixels of the window, because a panel would cut it. */
function placeBeside(button: HTMLElement, list: HTMLElement): void {
  const {top, bottom, right} = button.getBoundingClientRect();
  const {offsetHeight: height, offsetWidth: width} = list;
  list.style.left = `${Math.max(0, right - width)}px`;
  list.style.top = `${bottom + height > window.innerHeight ? Math.max(0, top - height) : bottom}px`;
}

/** A button with a menu that the browser opens, closes and gives the focus back from. */
export default function Menu({label, children, items}: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hide = (): void => {
    // Without popovers, as in browsers before 2024, the menu is always open.
    if ('hidePopover' in HTMLElement.prototype) list.current?.hidePopover();
  };
  useEffect(() => list.current?.addEventListener('click', hide), []);
  return (
    <>
      <Button ref={button} aria-label={label} title={label} popoverTarget={id}>
        {children}
      </Button>
      <ul
        ref={list}
        id={id}
        role="list"
        className="action-menu is-over"
        popover="auto"
        onToggle={({newState}) => {
          if (newState !== 'open' || !button.current || !list.current) return;
          placeBeside(button.current, list.current);
          closeOnBack(list.current, hide);
          window.addEventListener('scroll', hide, {once: true});
        }}
      >
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
