import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {ButtonRow} from '../Button/Button';
import './Tabs.css';

export interface Tab<T extends string> {
  id: T;
  title: string;
  content: ReactNode;
}

interface TabsProps<T extends string> {
  label: string;
  /** A single one needs no choice and has no tab. */
  tabs: readonly Tab<T>[];
  /** One of them. */
  chosen: T | undefined;
  onChoose: (id: T) => void;
  /** What else stands in the row of the tabs. */
  children?: ReactNode;
}

/** @returns where a key leads from a tab, as the ARIA practices have it; undefined: nowhere */
function ledTo(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Views of one thing, of which one is shown. It looks like the tabs of samples and examples, which every page has. */
export default function Tabs<T extends string>({label, tabs, chosen, onChoose, children}: TabsProps<T>): ReactNode {
  const id = useId();
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const shown = tabs[at];
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const index = ledTo(event.key, at, tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onChoose(next.id);
    (event.currentTarget.parentElement?.children[index] as HTMLElement).focus();
  };
  if (!shown) return null;
  if (tabs.length === 1)
    return (
      <>
        {children && <ButtonRow>{children}</ButtonRow>}
        {shown.content}
      </>
    );
  return (
    <>
      <ButtonRow>
        <span className="code__tabs control-tabs" role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab === shown}
              aria-controls={`${id}-panel`}
              tabIndex={tab === shown ? 0 : -1}
              onClick={() => onChoose(tab.id)}
              onKeyDown={move}
            >
              {tab.title}
            </button>
          ))}
        </span>
        {children}
      </ButtonRow>
      <div className="control-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.id}`}>
        {shown.content}
      </div>
    </>
  );
}
